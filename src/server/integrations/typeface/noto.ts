import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Families with letters that our own faces don't have; `fonts.conf` lists them for Pango. Each is one whole
 * file: among subsets Pango takes emoji apart that are made of several.
 */
export const notoFamilies = {
  arabic: "Noto Sans Arabic",
  hebrew: "Noto Sans Hebrew",
  thai: "Noto Sans Thai",
  devanagari: "Noto Sans Devanagari",
  chinese: "Noto Sans SC",
  japanese: "Noto Sans JP",
  korean: "Noto Sans KR",
  emoji: "Noto Emoji",
} as const;

const packageOf = (family: string): string =>
  `node_modules/@expo-google-fonts/${family.toLowerCase().replaceAll(" ", "-")}`;
const fileOf = (family: string): string => `${family.replaceAll(" ", "")}_400Regular.ttf`;

/** Where a family's file is: in its package, or in the build, where development packages were removed. */
export const findNoto = (family: string): string | undefined =>
  [
    join(packageOf(family), "400Regular", fileOf(family)),
    join("dist/current/typefaces", fileOf(family)),
  ].find((path) => existsSync(path));

/** The packages have every weight, 200 MB; a server without development packages needs 24. */
export function copyTypefaces(folder: string): void {
  for (const family of Object.values(notoFamilies)) {
    cpSync(join(packageOf(family), "400Regular", fileOf(family)), join(folder, fileOf(family)));
    cpSync(join(packageOf(family), "LICENSE_FONT"), join(folder, `${family}.LICENSE`));
  }
}
