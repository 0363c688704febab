import type { Evidence, Quadrant } from "./analysis.ts";
import type { PaneRect, WindowGeometry } from "./window-geometry.ts";

/*
 * How words fill a pane. Only the style sheet knows the window's width, and the page's policy forbids inline
 * styles. So these functions give sizes relative to the pane's mean side, and `window-words.css` does the
 * rest.
 */

interface Word {
  readonly name: string;
  readonly evidence: Evidence;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How a pane sets its words; both numbers have two digits, for `data-at`. */
export interface Lettering {
  /** The size of a clear word, in 160ths of the mean side of the pane's space for words. */
  readonly size: number;
  /** The widest word, in tenths of a clear word's size. */
  readonly widest: number;
  /** How many words a phone has room for, and how many a wider screen. */
  readonly narrow: number;
  readonly wide: number;
}

/** Three steps, as in the style sheet: clear; a hint, or said below five answers; the rest. */
export const letterSteps: Readonly<Record<Evidence, number>> = {
  clear: 1,
  emerging: 0.76,
  said: 0.76,
  single: 0.62,
  none: 0.62,
};
/** No word is set in smaller letters, in pixels. */
const least = 14;
/** A word has this much room behind it, and a line this much above and below, in parts of its letters. */
const gap = 0.4;
const lineHeight = 1.14;
/** How much larger one pane's letters may be than another's, so that a hint never outgrows a clear word. */
const spread = 1.3;

/** Between the windows that words are tried in, lines may break less well. */
const tight = 0.95;

/** The trial windows in pixels, what padding and title take, and the size below which words are left out. */
const narrow = {
  widths: [280, 300, 320, 345, 375, 410, 450, 510, 575],
  inset: { width: 18, height: 58 },
  letters: 17,
};
const wide = {
  widths: [480, 540, 600, 680, 760, 860, 980, 1152],
  inset: { width: 40, height: 72 },
  letters: 21,
};
const windowHeight = 416;

type Fit = typeof narrow;

/** Windows in which panes' letters are compared: on a phone, beside a text, across the page. */
const compared: readonly (readonly [fit: Fit, width: number, height: number])[] = [
  [narrow, 358, windowHeight],
  [wide, 504, 576],
  [wide, 720, windowHeight],
];

const roomIn = (pane: PaneRect, { inset }: Fit, width: number, height = windowHeight): Room => ({
  width: Math.max(1, width * pane.width - inset.width),
  height: Math.max(1, height * pane.height - inset.height),
});

/** Roughly the square root of the area, without a root: style sheets of 2022 have none for lengths. */
export const meanSide = ({ width, height }: Room): number =>
  Math.min(width / 2 + height * 2, width + height, width * 2 + height / 2) / 2;

/** The widths of letters that are not usual, in parts of their size. */
const letterWidths: ReadonlyMap<string, number> = new Map([
  ...Array.from("fijlrt -", (letter) => [letter, 0.37] as const),
  ...Array.from("mwMW", (letter) => [letter, 0.86] as const),
]);

/** From here on come Han, kana and Hangul, as wide as they're high. */
const firstSquare = "\u2e80";

/** A word's width in Newsreader Display, in parts of its letters, and rather too wide than too narrow. */
function widthOf(name: string): number {
  let width = 0.22;
  for (const letter of name) width += letterWidths.get(letter) ?? (letter < firstSquare ? 0.57 : 1);
  return width;
}

/** The height of the words, in lines filled from the left. */
export function heightOf(words: readonly Word[], letters: number, room: Room): number {
  let height = 0;
  let left = Number.POSITIVE_INFINITY;
  let line = 0;
  for (const { name, evidence } of words) {
    const size = Math.max(least, letters * letterSteps[evidence]);
    const width = (widthOf(name) + gap) * size;
    if (left + width > room.width + gap * size) {
      height += line;
      left = line = 0;
    }
    left += width;
    line = Math.max(line, size * lineHeight);
  }
  return height + line;
}

/** The shown words, and how many more there are. */
export const linesOf = (words: readonly Word[], count: number): readonly Word[] =>
  count < words.length
    ? [...words.slice(0, count), { name: moreText(words.length - count), evidence: "none" }]
    : words;

export const moreText = (count: number): string => `+ ${String(count)} more`;

function countIn(words: readonly Word[], rooms: readonly Room[], letters: number): number {
  let count = words.length;
  while (count > 1 && rooms.some((room) => heightOf(linesOf(words, count), letters, room) > room.height))
    count -= 1;
  return count;
}

/** The largest size that fits, in 160ths of the mean side. */
function sizeIn(words: readonly Word[], room: Room): number {
  let size = 96;
  while (size > 10 && heightOf(words, (size / 160) * meanSide(room), room) > room.height) size -= 1;
  return size;
}

function letterPane(words: readonly Word[], pane: PaneRect): Lettering {
  const [few, many] = [narrow, wide].map((fit) => {
    const rooms = fit.widths.map((width) => roomIn(pane, fit, width));
    const count = countIn(words, rooms, fit.letters);
    return { count, size: Math.min(...rooms.map((room) => sizeIn(linesOf(words, count), room))) };
  });
  const widths = words.map(({ name, evidence }) => widthOf(name) * letterSteps[evidence]);
  return {
    size: tight * Math.min(few?.size ?? 96, many?.size ?? 96),
    widest: Math.min(99, Math.ceil(Math.max(1, ...widths) * 10)),
    narrow: few?.count ?? 0,
    wide: many?.count ?? 0,
  };
}

/** The letters that the style sheet chooses, but for the largest and the smallest it allows. */
const lettersIn = (room: Room, { size, widest }: Lettering): number =>
  Math.min((meanSide(room) * size) / 160, (room.width * 10) / widest);

const worded = ["arena", "blindSpot", "facade"] as const;

/** Each pane's lettering: as large as possible, and as equal as evidence demands. */
export function windowLettering(
  words: Readonly<Record<Quadrant, readonly Word[]>>,
  geometry: WindowGeometry,
): Readonly<Partial<Record<Quadrant, Lettering>>> {
  const set = worded
    .filter((quadrant) => words[quadrant].length > 0)
    .map((quadrant) => ({
      pane: geometry[quadrant],
      quadrant,
      lettering: letterPane(words[quadrant], geometry[quadrant]),
    }));
  const limits = compared.map(([fit, width, height]) => {
    const letters = set.map(({ pane, lettering }) => lettersIn(roomIn(pane, fit, width, height), lettering));
    const most = spread * Math.min(...letters);
    return (pane: PaneRect) => (most / meanSide(roomIn(pane, fit, width, height))) * 160;
  });
  return Object.fromEntries(
    set.map(({ pane, quadrant, lettering }) => {
      const size = Math.floor(Math.min(lettering.size, ...limits.map((limit) => limit(pane))));
      return [quadrant, { ...lettering, size: Math.max(10, size) }];
    }),
  );
}
