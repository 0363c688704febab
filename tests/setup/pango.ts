import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { setLine } from "#src/server/integrations/typeface/set-text.ts";

/*
 * Draws text by Pango, HarfBuzz and FriBidi, which sharp brings, with the typefaces that the product uses.
 */

const families =
  "Openpane Text,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Thai,Noto Sans Devanagari,Noto Emoji";

const program = `
  import sharp from "sharp";
  const { texts, han, size } = JSON.parse(process.argv[1]);
  const pictures = [];
  for (const [at, text] of texts.entries())
    pictures.push((await sharp({ text: { text, font: ${JSON.stringify(families)} + "," + han[at] + " " + size * 0.75, dpi: 96, rgba: true } }).flatten({ background: "white" }).png().toBuffer()).toString("base64"));
  console.log(JSON.stringify(pictures));
`;

/**
 * @param folder an empty one, for typefaces
 * @param size of the letters, in pixels
 * @returns PNG files, black on white, cut to the ink
 */
export function drawByPango(folder: string, texts: readonly string[], size: number): readonly Buffer[] {
  mkdirSync(folder, { recursive: true });
  const runs = texts.flatMap((text) => setLine(text, { face: "text" }).spans).flatMap((span) => span.runs);
  // The same files as ours: of two that have a letter, Pango may take either.
  for (const { name, bytes } of new Set(runs.map(({ typeface }) => typeface)))
    writeFileSync(join(folder, `${name}.ttf`), bytes);
  const settings = join(folder, "fonts.conf");
  writeFileSync(settings, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  const han = texts.map((text) =>
    /\p{Script=Hiragana}/u.test(text)
      ? "Noto Sans JP"
      : /\p{Script=Hangul}/u.test(text)
        ? "Noto Sans KR"
        : "Noto Sans SC,Noto Sans JP",
  );
  const printed = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", program, JSON.stringify({ texts, han, size })],
    { encoding: "utf8", env: { ...process.env, FONTCONFIG_FILE: settings }, maxBuffer: 2 ** 28 },
  );
  return z
    .array(z.string())
    .parse(JSON.parse(printed))
    .map((picture) => Buffer.from(picture, "base64"));
}
