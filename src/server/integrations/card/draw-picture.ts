import type { Picture, PicturePane } from "#src/server/domain/card/picture.ts";
import { cutLine } from "#src/server/integrations/typeface/lines.ts";
import { losesLetters } from "#src/server/integrations/typeface/set-text.ts";
import { themes } from "#src/server/integrations/report/palette.ts";
import { pictureSizes } from "#src/shared/result/card.ts";
import sharp from "sharp";
import { type Box, type BrandPlace, type Colours, drawBrand, drawWindow, panesIn, sheet } from "./drawing.ts";
import {
  drawText,
  evenLetters,
  heightOf,
  lettersFor,
  type Measure,
  evenLines,
  setWords,
  textLines,
  widthOf,
} from "./lettering.ts";

/** The places of everything in one format. */
interface Layout {
  readonly frame: Box;
  /** The heading begins with the first size and takes smaller ones until it fits. Notes follow it. */
  readonly heading: Box & { readonly sizes: readonly number[]; readonly isAtBottom: boolean };
  readonly note: number;
  readonly brand: BrandPlace;
}

export const layouts: Readonly<Record<Picture["format"], Layout>> = {
  // Apps overlay the top and the bottom, so both stay free.
  story: {
    frame: { x: 70, y: 480, width: 940, height: 1080 },
    heading: {
      x: 70,
      y: 210,
      width: 940,
      height: 240,
      isAtBottom: true,
      sizes: [92, 84, 76, 68, 60, 52, 46, 40],
    },
    note: 34,
    brand: { x: 70, y: 1654, size: 46, isFlushRight: false },
  },
  post: {
    frame: { x: 60, y: 320, width: 960, height: 890 },
    heading: { x: 60, y: 56, width: 960, height: 230, isAtBottom: true, sizes: [88, 80, 72, 64, 56, 48, 42] },
    note: 30,
    brand: { x: 1020, y: 1298, size: 42, isFlushRight: true },
  },
  wide: {
    frame: { x: 44, y: 40, width: 1112, height: 424 },
    heading: { x: 44, y: 482, width: 850, height: 116, isAtBottom: false, sizes: [50, 46, 42, 38, 34] },
    note: 25,
    brand: { x: 1156, y: 578, size: 40, isFlushRight: true },
  },
  link: {
    frame: { x: 720, y: 76, width: 416, height: 478 },
    heading: { x: 64, y: 76, width: 600, height: 360, isAtBottom: false, sizes: [104, 92, 82, 72, 62, 54] },
    note: 30,
    brand: { x: 64, y: 550, size: 44, isFlushRight: false },
  },
};

/** What a pane keeps for its edges, and for its name on top. */
const inset = { side: 30, top: 92, bottom: 24 };
const nameSize = 38;
const noteSize = 36;
const lineHeight = 1.12;

const display = (size: number) => ({ face: "display", size }) as const;

const roomIn = ({ width, height }: Box) => ({
  width: width - 2 * inset.side,
  height: height - inset.top - inset.bottom,
});

/** The heading in lines, in the largest letters that fit; null if none do. */
function fitHeading(
  heading: readonly string[],
  { width, height, sizes }: Layout["heading"],
  measure: Measure,
) {
  for (const size of sizes) {
    const lines = heading.flatMap((text) => evenLines(text, size, width, measure));
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length * size * lineHeight <= height) return { size, lines };
  }
  return null;
}

/** The part of the heading that fits, with an ellipsis. */
function cutHeading(
  heading: readonly string[],
  { width, height, sizes }: Layout["heading"],
  measure: Measure,
) {
  const size = Math.min(...sizes);
  const most = Math.floor(height / (size * lineHeight));
  const all = heading.flatMap((text) => textLines(text, size, width, measure));
  const lines = all.slice(0, most).map((line, row) => {
    const isCut = row === most - 1 && all.length > most;
    if (!isCut && measure(line, size) <= width) return line;
    return cutLine(line, (part) => measure(part, size) <= width);
  });
  return { size, lines };
}

function drawPane(pane: PicturePane, box: Box, size: number, { panes }: Colours): string {
  const colour = panes[pane.quadrant].ink;
  const x = box.x + inset.side;
  const name = drawText(pane.name, display(nameSize), { x, y: box.y + 60, colour });
  const room = roomIn(box);
  const measure: Measure = (text, of) => widthOf(text, display(of));
  if (pane.note !== null) {
    const lines = textLines(pane.note, noteSize, room.width, measure).map((line, row) =>
      drawText(line, display(noteSize), {
        ...{ x, colour },
        y: box.y + inset.top + noteSize * (1 + 1.2 * row),
      }),
    );
    return name + lines.join("");
  }
  const lines = setWords(pane.words, size, room, measure);
  let y = box.y + inset.top + (room.height - heightOf(lines)) / 2;
  const words = lines.flatMap((line) => {
    const base = y + 0.8 * heightOf([line]);
    y += heightOf([line]);
    return line.words.map((word) =>
      drawText(word.name, { ...display(word.size), direction: "auto" }, { x: x + word.x, y: base, colour }),
    );
  });
  return name + words.join("");
}

/** The picture as SVG. */
export function drawPicture({ format, theme, ...picture }: Picture): string {
  const { frame, heading, note, brand } = layouts[format];
  const colours = themes[theme];
  const boxes = panesIn(frame, picture.weights, picture.least);
  const measure: Measure = (text, size) => widthOf(text, display(size));
  const worded = picture.panes.filter(({ words }) => words.length > 0);
  const even = evenLetters(
    worded.map(({ words, quadrant }) => lettersFor(words, roomIn(boxes[quadrant]), measure)),
  );
  const sizeOf = new Map(worded.map(({ quadrant }, place) => [quadrant, even[place] ?? 0]));
  const { size, lines } =
    fitHeading(picture.heading, heading, measure) ?? cutHeading(picture.heading, heading, measure);
  const height = lines.length * size * lineHeight + picture.notes.length * note * 1.5;
  const top = heading.isAtBottom ? heading.y + heading.height - height : heading.y;
  const textAt = (line: number) => top + (line + 0.8) * size * lineHeight;
  const below = textAt(lines.length - 0.8);
  return sheet(pictureSizes[format === "link" ? "wide" : format], colours, [
    drawWindow(frame, boxes, colours),
    ...picture.panes.map((pane) =>
      drawPane(pane, boxes[pane.quadrant], sizeOf.get(pane.quadrant) ?? 0, colours),
    ),
    ...lines.map((line, row) =>
      drawText(
        line,
        { ...display(size), direction: picture.direction ?? "ltr", of: picture.heading.join(" ") },
        { x: heading.x, y: textAt(row), colour: colours.ink },
      ),
    ),
    ...picture.notes.map((text, row) =>
      drawText(
        text,
        { face: "text", size: note },
        { x: heading.x, y: below + (row + 1) * note * 1.5, colour: colours.muted },
      ),
    ),
    drawBrand(brand, colours),
  ]);
}

/** Whether the heading has room, and the typefaces have its letters. */
const holdsHeading = ({ format, heading }: Picture): boolean =>
  !heading.some(losesLetters) &&
  fitHeading(heading, layouts[format].heading, (text, size) => widthOf(text, display(size))) !== null;

/** A picture as PNG. */
export async function paint(picture: Picture): Promise<Uint8Array> {
  const svg = drawPicture(picture);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** The first picture whose heading fits, else the last. */
export async function paintFitting(pictures: readonly [Picture, Picture]): Promise<Uint8Array> {
  return paint(holdsHeading(pictures[0]) ? pictures[0] : pictures[1]);
}
