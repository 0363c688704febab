import type { KeepsakePicture } from "#src/server/domain/card/keepsake/keepsake-picture.ts";
import { legible } from "#src/server/integrations/report/legible.ts";
import { ink, muted, paneColours } from "#src/server/integrations/report/palette.ts";
import { cardSizes } from "#src/shared/result/card.ts";
import type { KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { windowGeometry, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import { drawBrand, type BrandPlace } from "./brand.ts";
import type { Lettering } from "./lettering.ts";
import { evenLetters, heightOf, lettersFor, setWords } from "./pane-lettering.ts";
import { sheet } from "./sheet.ts";
import { drawWindow, panesIn, type Box } from "./window-drawing.ts";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface KeepsakeLayout {
  readonly frame: Box;
  readonly heading: Place & { readonly width: number };
  readonly date: Place;
  readonly note: Place;
  readonly brand: BrandPlace;
}

const layouts: Readonly<Record<KeepsakeFormat, KeepsakeLayout>> = {
  square: {
    frame: { x: 60, y: 60, width: 960, height: 790 },
    heading: { x: 60, y: 926, size: 54, width: 960 },
    date: { x: 60, y: 978, size: 27 },
    note: { x: 60, y: 1022, size: 27 },
    brand: { x: 1020, y: 1022, size: 32, isFlushRight: true },
  },
  // Apps lay their own buttons over the top and the bottom: both stay free.
  story: {
    frame: { x: 70, y: 390, width: 940, height: 1130 },
    heading: { x: 70, y: 296, size: 80, width: 940 },
    date: { x: 70, y: 354, size: 34 },
    note: { x: 70, y: 1590, size: 34 },
    brand: { x: 70, y: 1664, size: 40, isFlushRight: false },
  },
};

/** What a pane keeps for its edges, and for its name on top. */
const inset = { side: 30, top: 84, bottom: 24 };
const nameSize = 32;
const noteSize = 36;

const display = (size: number) => ({ face: "display", size }) as const;

function barsOf(frame: Box, weights: PaneWeights) {
  const { arena, blindSpot } = windowGeometry(weights);
  const down = (share: number) => Math.round(frame.y + share * frame.height);
  return {
    upright: Math.round(frame.x + arena.width * frame.width),
    left: down(arena.height),
    right: down(blindSpot.height),
  };
}

const roomIn = ({ width, height }: Box) => ({
  width: width - 2 * inset.side,
  height: height - inset.top - inset.bottom,
});

/** A text cut to the width, with dots for what is gone. */
function cut(letters: Lettering, text: string, { size, width }: { size: number; width: number }): string {
  if (letters.widthOf(text, display(size)) <= width) return text;
  let kept = Array.from(text);
  while (kept.length > 0 && letters.widthOf(`${kept.join("").trimEnd()}…`, display(size)) > width)
    kept = kept.slice(0, -1);
  return `${kept.join("").trimEnd()}…`;
}

/** On one line, in smaller letters where it's long; on two where it's longer, and those end with dots where that isn't enough. */
function drawHeading(letters: Lettering, heading: string, { x, y, size, width }: KeepsakeLayout["heading"]) {
  const text = legible(heading);
  const sizes = [1, 0.85, 0.7].map((step) => Math.round(step * size));
  const fitting = sizes.find((one) => letters.widthOf(text, display(one)) <= width);
  if (fitting !== undefined) return letters.put(text, display(fitting), { x, y, colour: ink });
  const smaller = [0.62, 0.5].map((step) => Math.round(step * size));
  const small = smaller.find((one) => linesOf(letters, text, one, width).length <= 2) ?? Math.min(...smaller);
  const [first = "", ...others] = linesOf(letters, text, small, width);
  const last = y + 0.1 * size;
  return [first, others.join(" ")]
    .map((line, row) =>
      letters.put(cut(letters, line, { size: small, width }), display(small), {
        ...{ x, colour: ink },
        y: last - (1 - row) * small * 1.16,
      }),
    )
    .join("");
}

/** A text in lines as wide as the room. */
function linesOf(letters: Lettering, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && letters.widthOf(longer, display(size)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawNote(
  letters: Lettering,
  note: string,
  at: { x: number; y: number; colour: string },
  width: number,
) {
  return linesOf(letters, note, noteSize, width)
    .map((line, row) => letters.put(line, display(noteSize), { ...at, y: at.y + row * noteSize * 1.2 }))
    .join("");
}

type Pane = KeepsakePicture["panes"][number];

function drawPane(letters: Lettering, pane: Pane, box: Box, size: number): string {
  const colour = paneColours[pane.quadrant].ink;
  const x = box.x + inset.side;
  const name = letters.put(pane.name, display(nameSize), { x, y: box.y + 56, colour });
  const room = roomIn(box);
  if (pane.note !== null)
    return name + drawNote(letters, pane.note, { x, y: box.y + inset.top + noteSize, colour }, room.width);
  const measure = (word: string, of: number) => letters.widthOf(word, display(of));
  const lines = setWords(pane.words, size, room, measure);
  let y = box.y + inset.top + (room.height - heightOf(lines)) / 2;
  const words = lines.map((line) => {
    const height = heightOf([line]);
    const base = y + 0.8 * height;
    y += height;
    return line.words.map((word) =>
      letters.put(word.name, display(word.size), { x: x + word.x, y: base, colour }),
    );
  });
  return name + words.flat().join("");
}

/** The picture as SVG, text as outlines. */
export function drawKeepsakeSheet(letters: Lettering, picture: KeepsakePicture): string {
  const { frame, heading, date, note, brand } = layouts[picture.format];
  const boxes = panesIn(frame, barsOf(frame, picture.weights));
  const measure = (word: string, size: number) => letters.widthOf(word, display(size));
  const worded = picture.panes.filter(({ words }) => words.length > 0);
  const even = evenLetters(
    worded.map(({ words, quadrant }) => lettersFor(words, roomIn(boxes[quadrant]), measure)),
  );
  const sizeOf = new Map(worded.map(({ quadrant }, place) => [quadrant, even[place] ?? 0]));
  const small = (text: string, { x, y, size }: Place) =>
    letters.put(text, { face: "text", size }, { x, y, colour: muted });
  return sheet(cardSizes[picture.format], [
    drawWindow(frame, boxes),
    ...picture.panes.map((pane) =>
      drawPane(letters, pane, boxes[pane.quadrant], sizeOf.get(pane.quadrant) ?? 0),
    ),
    drawHeading(letters, picture.heading, heading),
    small(picture.date, date),
    small(picture.note, note),
    drawBrand(letters, brand),
  ]);
}
