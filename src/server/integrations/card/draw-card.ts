import { type CardFormat, cardSizes, cardTitle } from "#src/shared/result/card.ts";
import { type BrandPlace, drawBrand } from "./brand.ts";
import { panesIn, type Box, type PaneBoxes, drawWindow } from "./window-drawing.ts";
import type { CardPicture } from "#src/server/domain/card/card-picture.ts";
import { legible, losesLetters } from "#src/server/integrations/report/legible.ts";
import { ink, muted, paneColours } from "#src/server/integrations/report/palette.ts";
import type { Lettering } from "./lettering.ts";
import { sheet } from "./sheet.ts";

/** Words in lines, and the size of their letters. */
export interface WordLines {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** In parts of the size of the letters. */
export const lineHeight = 1.16;
export const wordGap = 0.62;

/** A room that is hardly wider than tall has place for large letters, one word below the other. */
const isTall = ({ width, height }: Room): boolean => width < 1.5 * height;
const largestIn = (room: Room): number => (isTall(room) ? 280 : 190);
const smallest = 40;
const step = 2;

/** How wide a word is in letters of this size. */
type Measure = (word: string, size: number) => number;

/** Fills lines from the left, a word at a time; null where a word is wider than the room. */
function linesAt(words: readonly string[], size: number, { width }: Room, measure: Measure) {
  const lines: string[][] = [];
  let left = 0;
  for (const word of words) {
    const needed = measure(word, size);
    if (needed > width) return null;
    const line = lines.at(-1);
    const start = left + wordGap * size;
    if (line !== undefined && start + needed <= width) {
      line.push(word);
      left = start + needed;
    } else {
      lines.push([word]);
      left = needed;
    }
  }
  return lines;
}

/** In a wide room, lines as large as this part of the largest letters are taken, if they are fewer: two full lines look better than three ragged ones. */
const worthFewerLines = 0.78;
/** Smaller letters cannot be read in a chat, which shows a third of the size. */
const legibleSize = 60;

/** The largest letters in which all words have room, or somewhat smaller ones in fewer lines. */
export function wordLines(words: readonly string[], room: Room, measure: Measure): WordLines {
  let best: WordLines | null = null;
  const worthIt = isTall(room) ? 1 : worthFewerLines;
  for (let size = largestIn(room); size > smallest; size -= step) {
    if (best !== null && size < Math.max(legibleSize, best.size * worthIt)) break;
    const lines = linesAt(words, size, room, measure);
    if (lines === null || lines.length * size * lineHeight > room.height) continue;
    if (best === null) best = { size, lines };
    else if (lines.length < best.lines.length) return { size, lines };
  }
  return best ?? { size: smallest, lines: words.map((word) => [word]) };
}

/** Where a text stands: its left end, the line that it stands on, and the size of its letters. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A card's parts, laid out for one format. */
export interface CardLayout {
  readonly frame: Box;
  readonly panes: PaneBoxes;
  /** Between the words and the edges of their pane. */
  readonly padding: number;
  /** The name: it begins with letters of this size, and takes smaller ones until it fits. */
  readonly title: Line & { readonly width: number };
  readonly note: Line;
  readonly brand: BrandPlace;
}

/** The window's sizes tell nothing: in each format they are the same for everyone. */
const withPanes = ({
  frame,
  bar,
  ...rest
}: Omit<CardLayout, "panes"> & { readonly bar: { readonly x: number; readonly y: number } }): CardLayout => ({
  frame,
  panes: panesIn(frame, { upright: bar.x, left: bar.y, right: bar.y }),
  ...rest,
});

export const cardLayouts: Readonly<Record<CardFormat, CardLayout>> = {
  wide: withPanes({
    frame: { x: 44, y: 40, width: 1112, height: 438 },
    bar: { x: 1008, y: 406 },
    padding: 48,
    title: { x: 44, y: 550, size: 54, width: 826 },
    note: { x: 44, y: 590, size: 25 },
    brand: { x: 1156, y: 574, size: 40, isFlushRight: true },
  }),
  square: withPanes({
    frame: { x: 60, y: 60, width: 960, height: 770 },
    bar: { x: 884, y: 716 },
    padding: 56,
    title: { x: 60, y: 920, size: 72, width: 960 },
    note: { x: 60, y: 1002, size: 29 },
    brand: { x: 1020, y: 1004, size: 44, isFlushRight: true },
  }),
  // Apps lay their own buttons over the top and the bottom: both stay free.
  story: withPanes({
    frame: { x: 70, y: 420, width: 940, height: 1060 },
    bar: { x: 872, y: 1350 },
    padding: 60,
    title: { x: 70, y: 370, size: 96, width: 940 },
    note: { x: 70, y: 1556, size: 36 },
    brand: { x: 70, y: 1650, size: 54, isFlushRight: false },
  }),
};

function drawWords(letters: Lettering, words: readonly string[], { panes, padding }: CardLayout): string {
  const { x, y, width, height } = panes.arena;
  const room = { width: width - 2 * padding, height: height - padding };
  const face = "display";
  const measure = (word: string, size: number) => letters.widthOf(word, { face, size });
  const { size, lines } = wordLines(words, room, measure);
  const top = y + (height - lines.length * size * lineHeight) / 2;
  return lines
    .map((line, row) => {
      let start = x + padding;
      return line.map((word) => {
        const at = { x: start, y: top + (row + 0.8) * size * lineHeight, colour: paneColours.arena.ink };
        start += measure(word, size) + wordGap * size;
        return letters.put(word, { face, size }, at);
      });
    })
    .flat()
    .join("");
}

/** A name whose letters no typeface has would be gaps: the card then does without. */
const titleOf = (title: string): string => (losesLetters(title) ? cardTitle("") : legible(title));

/** As parts of the largest letters. */
const titleSteps = [1, 0.89, 0.78, 0.67, 0.56, 0.48];

function drawTitle(letters: Lettering, title: string, { x, y, size: largest, width }: CardLayout["title"]) {
  const sizes = titleSteps.map((step) => Math.round(step * largest));
  const fits = (text: string, size: number) => letters.widthOf(text, { face: "display", size }) <= width;
  const clean = sizes.some((size) => fits(titleOf(title), size)) ? titleOf(title) : cardTitle("");
  const size = sizes.find((each) => fits(clean, each)) ?? Math.min(...sizes);
  return letters.put(clean, { face: "display", size }, { x, y, colour: ink });
}

/** The card as SVG, text as outlines. */
export function drawCard(letters: Lettering, { title, words, note, format }: CardPicture): string {
  const layout = cardLayouts[format];
  const { frame, panes, brand } = layout;
  const { x, y, size } = layout.note;
  return sheet(cardSizes[format], [
    drawWindow(frame, panes),
    drawWords(letters, words, layout),
    drawTitle(letters, title, layout.title),
    letters.put(note, { face: "text", size }, { x, y, colour: muted }),
    drawBrand(letters, brand),
  ]);
}
