import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { create, type Font } from "fontkit";
import { setFontSettings } from "#src/server/env.ts";
import { shapeEachTextByItself } from "./fontkit-glyphs.ts";
import { findNoto, notoFamilies } from "./noto.ts";

export const faces = ["text", "strong", "display"] as const;
/** Our own faces, with Latin, Greek and Cyrillic. */
export type Face = (typeof faces)[number];

/** One file of letters. */
export interface Typeface {
  readonly name: string;
  readonly isOwn: boolean;
  readonly bytes: Buffer;
  readonly font: Font;
}

const open = (name: string, bytes: Buffer, isOwn: boolean): Typeface => ({
  ...{ name, isOwn, bytes },
  font: create(bytes),
});

/** Our faces stay in the source tree, like migrations: the build doesn't copy them. */
const ownFolder = resolve("src/server/integrations/typeface/fonts");
const ownFace = (face: Face): Typeface =>
  open(face, readFileSync(join(ownFolder, `report-${face}.ttf`)), true);
/** Read while the server starts: an update may replace the folder. Pango reads a file with its first text. */
const own: Readonly<Record<Face, Typeface>> = {
  text: ownFace("text"),
  strong: ownFace("strong"),
  display: ownFace("display"),
};
shapeEachTextByItself(own.text.bytes);
setFontSettings(join(ownFolder, "fonts.conf"));

const opened = new Map<string, Typeface | null>();
/** null for a file that an update removed. */
function openNoto(family: string): Typeface | null {
  const known = opened.get(family);
  if (known !== undefined) return known;
  const path = findNoto(family);
  const typeface = path === undefined ? null : open(family, readFileSync(path), false);
  opened.set(family, typeface);
  return typeface;
}

/** What asks for a form or joins letters, and has no glyph of its own. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, "");

const codePoints = (text: string): readonly number[] =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const has = ({ font }: Typeface, codes: readonly number[]): boolean =>
  codes.every((code) => font.hasGlyphForCodePoint(code));

export const hasLetters = (typeface: Typeface, text: string): boolean => has(typeface, codePoints(text));

/** The families to try for a text. Han letters without kana or Hangul are drawn in the forms of Simplified Chinese. */
export function familiesFor(text: string): readonly string[] {
  const { arabic, hebrew, thai, devanagari, emoji, chinese, japanese, korean } = notoFamilies;
  const han = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, korean]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, japanese, chinese]
      : [chinese, japanese, korean];
  return [arabic, hebrew, thai, devanagari, emoji, ...han];
}

/** The typeface for one visible letter with its marks; null if we have none. */
export function typefaceFor(cluster: string, face: Face, families: readonly string[]): Typeface | null {
  const codes = codePoints(withoutInvisible(cluster));
  if (has(own[face], codes)) return own[face];
  if (has(own.text, codes)) return own.text;
  for (const family of families) {
    const typeface = openNoto(family);
    if (typeface !== null && has(typeface, codes)) return typeface;
  }
  return null;
}

/** The face if it has every letter that `text` has, so that a word isn't set in two of them. */
export const wholeFace = (text: string, face: Face): Face =>
  codePoints(text).every((code) => has(own[face], [code]) || !has(own.text, [code])) ? face : "text";

export const ownTypeface = (face: Face): Typeface => own[face];

/** In parts of the letters' size. */
export const ascentOf = (face: Face): number => own[face].font.ascent / own[face].font.unitsPerEm;
