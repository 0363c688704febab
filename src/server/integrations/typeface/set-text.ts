import bidiFactory from "bidi-js";
import {
  familiesFor,
  typefaceFor,
  wholeFace,
  withoutInvisible,
  hasLetters,
  ownTypeface,
  type Face,
  type Typeface,
} from "./typefaces.ts";
import { notoFamilies } from "./noto.ts";

/*
 * Sets a line of any text in our typefaces. In PDFs, fontkit shapes runs that we put in order; in pictures,
 * Pango does both. Lines are measured by fontkit for both.
 */

/** "auto": that of the first letter that has one, as HTML's `dir="auto"`; for what a person typed by itself. */
export type Direction = "ltr" | "auto";

/** Letters of one typeface and direction. */
export interface Run {
  readonly typeface: Typeface;
  /** As fontkit has to get it, in order of reading within its script. */
  readonly text: string;
  /** In parts of the letters' size. */
  readonly width: number;
}

/** Runs of one direction, from left to right. */
export interface Span {
  readonly runs: readonly Run[];
  /**
   * For who copies it from a PDF; null where the glyphs alone say it. Letters from right to left are
   * reversed, because poppler and PDFium turn them, and glyphs of dotted letters stand for several.
   */
  readonly actual: string | null;
}

export interface Line {
  readonly spans: readonly Span[];
  readonly width: number;
}

/** Replaces letters that no typeface has. */
const standIn = "[…]";
const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
export const clustersOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** One line of a text, with plain spaces and hyphens, as XML may hold it. */
export const plain = (raw: string): string =>
  raw
    .normalize("NFC")
    .replaceAll(/\s|\p{Zs}/gu, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .replaceAll(/[\u2010\u2011]/g, "-");

/** The letters of a text; null for each that no typeface has. */
function knownLetters(text: string): readonly (string | null)[] {
  const families = familiesFor(text);
  return clustersOf(text).map((cluster) =>
    typefaceFor(cluster, "text", families) === null ? null : cluster,
  );
}

/** Whether setting it would lose letters. */
export const losesLetters = (raw: string): boolean => knownLetters(plain(raw)).includes(null);

/** The text as it's set, without letters that no typeface has. */
export const legible = (raw: string): string =>
  knownLetters(plain(raw))
    .map((letter, at, all) => letter ?? (at > 0 && all[at - 1] === null ? "" : standIn))
    .join("");

/** Explains the stand-in if one of these texts needs it. */
export const gapsNoteOf = (written: readonly string[]): string =>
  written.some(losesLetters)
    ? `${standIn} stands for letters that the typefaces of this file do not have; the page shows them.`
    : "";

const isOdd = (level: number): boolean => level % 2 === 1;
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** fontkit lays out in the direction of the script, so other letters in such a run are turned by hand. */
function turned(text: string, isRun: "ltr" | "rtl"): string {
  if ((isRun === "rtl") === isRightToLeft(text)) return text;
  const letters = clustersOf(text).toReversed();
  return isRun === "ltr"
    ? letters.join("")
    : letters.map((one) => bidi.getMirroredCharacter(one) ?? one).join("");
}

/**
 * HarfBuzz does this before shaping, and fontkit doesn't: Thai am is two signs, the first of them below a
 * tone mark, and a shadda comes before the vowel marks that sit on it.
 */
const prepared = (text: string): string =>
  text
    .replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, "\u0e4d$1\u0e32")
    .replaceAll(/([\u064b-\u0650\u0670]+)\u0651/g, "\u0651$1");

/** The direction of the first letter. */
const directionOf = (text: string): "ltr" | "rtl" =>
  isRightToLeft(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr";

/** Whether its space is fit for between words; that of emoji is as wide as they are. */
const hasSpace = (typeface: Typeface): boolean =>
  hasLetters(typeface, " ") && typeface.name !== notoFamilies.emoji;

interface Piece {
  readonly typeface: Typeface;
  readonly text: string;
  readonly level: number;
}

const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

function piecesOf(
  text: string,
  face: Face,
  direction: "ltr" | "rtl",
  families: readonly string[],
): readonly Piece[] {
  // bidi-js takes emoji for letters from left to right.
  const neutral = text.replaceAll(emoji, (symbol) => "☺".repeat(symbol.length));
  const { levels } = bidi.getEmbeddingLevels(neutral, direction);
  const pieces: Piece[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const last = pieces.at(-1);
    const isSpaceOfLast = cluster === " " && last !== undefined && hasSpace(last.typeface);
    const typeface = isSpaceOfLast
      ? last.typeface
      : (typefaceFor(cluster, face, families) ?? ownTypeface(face));
    const level = levels[at] ?? 0;
    at += cluster.length;
    if (last?.typeface === typeface && last.level === level)
      pieces[pieces.length - 1] = { ...last, text: last.text + cluster };
    else pieces.push({ typeface, text: cluster, level });
  }
  return pieces;
}

/** The pieces from left to right (rule L2 of Unicode's bidirectional algorithm). */
function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  return ordered;
}

const widthIn = ({ font }: Typeface, text: string): number =>
  font.layout(text).advanceWidth / font.unitsPerEm;

function runOf({ typeface, text, level }: Piece): Run {
  const whole = turned(
    typeface.isOwn ? withoutInvisible(text) : prepared(text),
    isOdd(level) ? "rtl" : "ltr",
  );
  // fontkit fails at marks that no letter carries, and at dots that a typeface has no place for.
  for (const one of [whole, whole.replaceAll(/\p{M}/gu, "")])
    try {
      return { typeface, text: one, width: widthIn(typeface, one) };
    } catch {
      continue;
    }
  const own = ownTypeface("text");
  return { typeface: own, text: standIn, width: widthIn(own, standIn) };
}

function spanOf(pieces: readonly Piece[]): Span {
  const isTurned = isOdd(pieces[0]?.level ?? 0);
  const text = (isTurned ? pieces.toReversed() : pieces).map((piece) => piece.text).join("");
  const said = isTurned ? Array.from(text).toReversed().join("") : text;
  return { runs: pieces.map(runOf), actual: pieces.every(({ typeface }) => typeface.isOwn) ? null : said };
}

/** Pieces of one direction together. */
function spansOf(pieces: readonly Piece[]): readonly Span[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && isOdd(last[0]?.level ?? 0) === isOdd(piece.level)) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map(spanOf);
}

/** How a text is set. */
export interface Setting {
  readonly face: Face;
  readonly direction?: Direction;
  /** The text that this line is part of, which has one direction and one form of Han letters. */
  readonly of?: string;
}

/** A text on one line. */
export function setLine(raw: string, { face, direction = "ltr", of = raw }: Setting): Line {
  const text = plain(raw);
  const chosen = wholeFace(text, face);
  const typeface = ownTypeface(chosen);
  if (hasLetters(typeface, text)) {
    const width = widthIn(typeface, text);
    return { spans: [{ runs: [{ typeface, text, width }], actual: null }], width };
  }
  const [base, families] = [direction === "auto" ? directionOf(of) : "ltr", familiesFor(of)];
  const spans = spansOf(inVisualOrder(piecesOf(legible(text), chosen, base, families)));
  const width = spans.flatMap(({ runs }) => runs).reduce((sum, run) => sum + run.width, 0);
  return { spans, width };
}

/**
 * Asks for emoji where symbols such as ❤ come from that typeface: beside them, Pango sets spaces that are as
 * wide as they are.
 */
const withEmojiStyle = (text: string): string =>
  text.replaceAll(
    /(?<!\u200d)(\p{Extended_Pictographic})\ufe0e?(?![\ufe0f\u200d\p{Emoji_Modifier}])/gu,
    (written, symbol: string) => (hasLetters(ownTypeface("text"), symbol) ? written : `${symbol}\ufe0f`),
  );

/** A line as Pango gets it. */
export function lineForPango(raw: string, { face, direction = "ltr", of = raw }: Setting) {
  const text = plain(raw);
  const own = [ownTypeface(wholeFace(text, face)), ownTypeface("text")].map(({ font }) => font.familyName);
  return {
    text: withEmojiStyle(legible(text)),
    families: [...own, ...familiesFor(of)],
    direction: direction === "auto" ? directionOf(of) : "ltr",
  };
}
