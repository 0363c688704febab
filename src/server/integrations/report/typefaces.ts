import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const faces = ["text", "strong", "display"] as const;
export type Face = (typeof faces)[number];
export type Typefaces = Readonly<Record<Face, Uint8Array>>;

/** Typefaces stay in the source tree, like migrations: the build doesn't copy them. */
const folder = resolve("src/server/integrations/report/fonts");

const file = (face: Face): Uint8Array => readFileSync(join(folder, `report-${face}.ttf`));
/** Read while the server starts: an update may replace the folder under a running server. */
const typefaces: Typefaces = { text: file("text"), strong: file("strong"), display: file("display") };

export const readTypefaces = (): Promise<Typefaces> => Promise.resolve(typefaces);

/** Replaces letters that no typeface of the report has. */
const standIn = "[…]";

/* The characters of the files in fonts/, as a test checks: extended Latin, Greek, Cyrillic. */
const latin1 = "\\u0020-\\u007e\\u00a0-\\u00ff";
const marks = "\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2212";
const text =
  `${latin1}${marks}\\u0100-\\u017f\\u01a0\\u01a1\\u01af\\u01b0\\u01cd-\\u01dc\\u0218-\\u021b\\u02b9\\u02bb\\u02bc` +
  "\\u02c6\\u02c7\\u02da\\u02dc\\u0300\\u0301\\u0303\\u0304\\u0308\\u0309\\u0323\\u0384-\\u038a\\u038c" +
  "\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u0462\\u0463\\u0490-\\u0493\\u0496-\\u049b\\u04a0-\\u04a3" +
  "\\u04ae-\\u04b3\\u04ba\\u04bb\\u04d8\\u04d9\\u04e8\\u04e9\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2009" +
  "\\u2039\\u203a\\u20ac\\u2116\\u2122";
const display =
  `${latin1}${marks}\\u0100-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u01a0\\u01a1\\u01af\\u01b0\\u0218-\\u021b` +
  "\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9\\u2039\\u203a\\u20ac\\u2122";

/** Each typeface's characters, as the inside of a regular expression's class. */
export const coveredCharacters: Readonly<Record<Face, string>> = { text, strong: latin1 + marks, display };

const illegible = new RegExp(`[^${text}]+`, "gu");
const whole: Readonly<Record<Face, RegExp>> = {
  text: new RegExp(`^[${text}]*$`, "u"),
  strong: new RegExp(`^[${coveredCharacters.strong}]*$`, "u"),
  display: new RegExp(`^[${display}]*$`, "u"),
};

/** The printable form of a text: plain spaces and hyphens, and the stand-in for missing letters. */
export function legible(raw: string): string {
  return raw
    .normalize("NFC")
    .replaceAll(/\s|\p{Zs}/gu, " ")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(illegible, standIn);
}

/** The face if it has every letter of a legible text, else the most complete one. */
export const faceFor = (face: Face, clean: string): Face => (whole[face].test(clean) ? face : "text");

/** Whether printing would lose letters. */
export const losesLetters = (raw: string): boolean =>
  legible(raw).split(standIn).length > raw.split(standIn).length;

/** Explains the stand-in if one of these texts needs it. */
export const gapsNoteOf = (written: readonly string[]): string =>
  written.some(losesLetters)
    ? `${standIn} stands for letters that the typefaces of this file do not have; the page shows them.`
    : "";
