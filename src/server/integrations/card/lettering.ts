import { breakLines, lineWidth } from "#src/server/integrations/typeface/lines.ts";
import {
  isRightToLeft,
  lineForPango,
  type Setting as Typeset,
} from "#src/server/integrations/typeface/set-text.ts";
import { escapeHtml } from "#src/server/domain/mail/text/markup.ts";
import { notoFamilies } from "#src/server/integrations/typeface/noto.ts";
import type { Evidence } from "#src/shared/result/analysis.ts";
import { letterSteps, moreText } from "#src/shared/result/lettering.ts";

/** How a text is set. */
export interface Setting extends Typeset {
  /** In pixels. */
  readonly size: number;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The width of one line, in pixels. */
export const widthOf = (text: string, { size, face }: Setting): number => lineWidth(text, { face }) * size;

/** One line as SVG with its left end at x, and its baseline at y. */
export function drawText(
  raw: string,
  { size, ...setting }: Setting,
  { x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string },
): string {
  const { text, families, direction } = lineForPango(raw, setting);
  const anchor = direction === "rtl" ? "end" : "start";
  const escaped = escapeHtml(text);
  // Pango leaves a keycap empty that isn't a part of its own; parts would turn the order of right-to-left text.
  const markup = isRightToLeft(text)
    ? escaped
    : escaped.replaceAll(
        /([0-9#*])\ufe0f?\u20e3/g,
        `<tspan font-family="${notoFamilies.emoji}">$1\u20e3</tspan>`,
      );
  return `<text xml:space="preserve" x="${rounded(x)}" y="${rounded(y)}" fill="${colour}" font-size="${rounded(size)}" font-family="${families.join()}" direction="${direction}" text-anchor="${anchor}">${markup}</text>`;
}

/* Words in lines, sized by evidence as on the page, but with exact letter widths. */

interface Word {
  readonly name: string;
  readonly evidence: Evidence;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

interface SetLine {
  /** x is the distance from the line's left end. */
  readonly words: readonly { readonly name: string; readonly size: number; readonly x: number }[];
  /** The largest letters in it. */
  readonly size: number;
}

/** The width of a text at this size. */
export type Measure = (text: string, size: number) => number;

const largest = 240;
/** On a phone the picture is a third as large. */
const smallest = 40;
/** No word is set in smaller letters. */
const least = 30;
const wordGap = 0.4;
const lineHeight = 1.14;

/** Fills lines from the left; null if a word is too wide, or the lines are too high. */
function linesAt(
  words: readonly Word[],
  letters: number,
  room: Room,
  measure: Measure,
): readonly SetLine[] | null {
  const lines: { words: { name: string; size: number; x: number }[]; size: number; end: number }[] = [];
  for (const { name, evidence } of words) {
    const size = Math.max(least, letters * letterSteps[evidence]);
    const width = measure(name, size);
    if (width > room.width) return null;
    const line = lines.at(-1);
    const x = line === undefined ? 0 : line.end + wordGap * size;
    if (line !== undefined && x + width <= room.width) {
      line.words.push({ name, size, x });
      line.size = Math.max(line.size, size);
      line.end = x + width;
    } else {
      lines.push({ words: [{ name, size, x: 0 }], size, end: width });
    }
  }
  return heightOf(lines) <= room.height ? lines : null;
}

export const heightOf = (lines: readonly Pick<SetLine, "size">[]): number =>
  lines.reduce((sum, { size }) => sum + size * lineHeight, 0);

/** The largest size of a clear word at which all words fit; null if none. */
export function lettersFor(words: readonly Word[], room: Room, measure: Measure): number | null {
  for (let letters = largest; letters >= smallest; letters -= 2)
    if (linesAt(words, letters, room, measure) !== null) return letters;
  return null;
}

/** As many words as fit at this size, and how many more there are. */
export function setWords(
  words: readonly Word[],
  letters: number,
  room: Room,
  measure: Measure,
): readonly SetLine[] {
  for (let count = words.length; count > 0; count -= 1) {
    const rest = words.length - count;
    const more = rest === 0 ? [] : [{ name: moreText(rest), evidence: "none" as const }];
    const lines = linesAt([...words.slice(0, count), ...more], letters, room, measure);
    if (lines !== null) return lines;
  }
  return [];
}

/** How much larger one pane's letters may be than another's, so that a hint never outgrows a clear word. */
const spread = 1.3;

/** The letters of each pane, as alike as evidence asks for. */
export function evenLetters(letters: readonly (number | null)[]): readonly number[] {
  const own = letters.map((one) => one ?? smallest);
  const most = spread * Math.min(...own);
  return own.map((one) => Math.min(one, most));
}

/** A text in lines of this width; a word wider than it overflows. */
export const textLines = (text: string, size: number, width: number, measure: Measure): readonly string[] =>
  breakLines(text, width, (part) => measure(part, size));

/** The same in lines that are about as long as each other. */
export function evenLines(text: string, size: number, width: number, measure: Measure): readonly string[] {
  let lines = textLines(text, size, width, measure);
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const next = textLines(text, size, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line, size) > width)) break;
    lines = next;
  }
  return lines;
}
