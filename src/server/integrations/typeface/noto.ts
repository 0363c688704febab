import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const notoPackages = "node_modules/@fontsource";

/** The packages with letters that our own faces don't have. */
export const notoFamilies = {
  arabic: "noto-sans-arabic",
  hebrew: "noto-sans-hebrew",
  thai: "noto-sans-thai",
  devanagari: "noto-sans-devanagari",
  chinese: "noto-sans-sc",
  japanese: "noto-sans-jp",
  korean: "noto-sans-kr",
  emoji: "noto-emoji",
} as const;

const table = z.record(z.string(), z.string());

/** A file of some hundred letters. */
export interface NotoPart {
  /** In the family's folder. WOFF, because pdfkit draws blanks from WOFF2. */
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The files of a family in weight 400, as its `unicode.json` says. @param folder that of all families */
export const notoParts = (folder: string, family: string): readonly NotoPart[] =>
  Object.entries(table.parse(JSON.parse(readFileSync(join(folder, family, "unicode.json"), "utf8")))).map(
    ([part, ranges]) => ({
      file: `files/${family}-${part.replaceAll(/[[\]]/g, "")}-400-normal.woff`,
      ranges: ranges.split(",").map((range) => {
        const [first = "", last = first] = range.replace("U+", "").split("-");
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      }),
    }),
  );
