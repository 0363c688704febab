import type { Report, ReportWord } from "#src/server/domain/analysis/report/report.ts";
import { styled, typed, type Paper, type Place, type Tag } from "./paper.ts";
import { moreText } from "#src/shared/result/lettering.ts";
import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { wordlessNote } from "#src/shared/result/result-panes.ts";
import { windowGeometry } from "#src/shared/result/window-geometry.ts";
import { ink, paneColours } from "./palette.ts";

/** As on the page: a clear word, a hint, a word without evidence. */
const steps = { clear: 1, hint: 0.76, none: 0.62 } as const;
/** Letters in points. */
const largest = 30;
const smallest = 11;
const lineHeight = 1.16;
/** The ascent of Newsreader Display, in ems: words of two sizes share a baseline. */
const ascent = 0.74;

/** A word, or the number of words left. */
interface SetWord {
  readonly text: string;
  readonly step: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  height: number;
  readonly words: { readonly text: string; readonly size: number; readonly x: number }[];
}

const stepOf = ({ isClear, votes }: ReportWord): number =>
  votes === null ? steps.none : isClear ? steps.clear : steps.hint;

/** Fills lines from the left; null if a word is wider than the room. @param gap after a word, in ems */
export function linesAt(
  paper: Paper,
  words: readonly SetWord[],
  letters: number,
  width: number,
  gap = 0.42,
): readonly Line[] | null {
  const lines: Line[] = [];
  let x = 0;
  for (const { text, step } of words) {
    const size = letters * step;
    const needed = paper.widthOf(text, styled({ face: "display", size }));
    if (needed > width) return null;
    const line = lines.at(-1);
    const fits = line !== undefined && x + needed <= width;
    if (!fits) x = 0;
    const height = size * lineHeight;
    if (fits) {
      line.words.push({ text, size, x });
      line.height = Math.max(line.height, height);
    } else lines.push({ height, words: [{ text, size, x }] });
    x += needed + size * gap;
  }
  return lines;
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);

/** The largest size at which the words fit; null if none. */
function lettersFor(paper: Paper, words: readonly SetWord[], { width, height }: Box): number | null {
  for (let letters = largest; letters >= smallest; letters -= 0.5) {
    const lines = linesAt(paper, words, letters, width);
    if (lines !== null && heightOf(lines) <= height) return letters;
  }
  return null;
}

/** A pane's words and their size. Words that don't fit are counted. */
function fitPaneWords(paper: Paper, words: readonly ReportWord[], room: Box) {
  for (let count = words.length; count > 0; count -= 1) {
    const set: SetWord[] = words.slice(0, count).map((word) => ({ text: word.name, step: stepOf(word) }));
    if (count < words.length) set.push({ text: moreText(words.length - count), step: steps.none });
    const letters = lettersFor(paper, set, room);
    if (letters !== null) return { set, letters };
  }
  const counted = words.length === 1 ? "1 word" : `${String(words.length)} words`;
  return { set: [{ text: counted, step: steps.none }], letters: smallest };
}

/** Draws the words, vertically centred. */
function drawPaneWords(
  paper: Paper,
  { set, letters }: ReturnType<typeof fitPaneWords>,
  room: Box,
  colour: string,
): void {
  const lines = linesAt(paper, set, letters, room.width) ?? [];
  let y = room.y + Math.max(0, (room.height - heightOf(lines)) / 2);
  for (const line of lines) {
    for (const { text, size, x } of line.words) {
      const style = typed({ face: "display", size, colour, leading: lineHeight });
      paper.put(text, style, { x: room.x + x, y: y + ascent * (line.height / lineHeight - size) });
    }
    y += line.height;
  }
}

const step = 8;

/** Patterns beside colour, which a grey printer loses: slanting lines, upright lines, dots. */
function drawPattern(pen: PDFKit.PDFDocument, quadrant: Quadrant, area: Box): void {
  if (quadrant === "arena") return;
  const { x, y, width, height } = area;
  const colour = paneColours[quadrant].ink;
  pen.save().rect(x, y, width, height).clip();
  pen.lineWidth(0.7).strokeOpacity(0.11).fillOpacity(0.14);
  if (quadrant === "unknown") {
    for (let left = x + 6; left < x + width; left += step * 1.4) {
      for (let top = y + 6; top < y + height; top += step * 1.4) pen.circle(left, top, 0.8);
    }
    pen.fill(colour);
  } else {
    const slant = quadrant === "blindSpot" ? height : 0;
    for (let left = x + step / 2; left < x + width + slant; left += step) {
      pen.moveTo(left, y).lineTo(left - slant, y + height);
    }
    pen.stroke(colour);
  }
  pen.restore();
}

const radius = 7;
/** Half the width of a bar between panes. */
const half = 1;
const padding = 11;
const titleHeight = 20;
/** How much larger one pane's letters may be than another's, as on the page. */
const spread = 1.3;

/** A tiny window with one pane filled, as on the page: shows a pane by its place. */
export function drawGlyph({ pen }: Paper, quadrant: Quadrant, x: number, y: number, size: number): void {
  const colour = paneColours[quadrant].ink;
  const cell = size * 0.4;
  for (const [place, each] of quadrants.entries()) {
    const left = x + (place % 2 === 0 ? 0 : size * 0.55);
    const top = y + (place < 2 ? 0 : size * 0.55);
    pen.lineWidth(size * 0.07).rect(left, top, cell, cell);
    if (each === quadrant) pen.fillAndStroke(colour, colour);
    else pen.stroke(colour);
  }
}

/** The result's window: panes in proportion to their evidence. */
export function drawWindow(
  paper: Paper,
  parent: Tag,
  { panes, weights, windowText }: Pick<Report, "panes" | "weights" | "windowText">,
  box: Box,
): void {
  const { pen } = paper;
  const geometry = windowGeometry(weights);
  const drawn = panes.map((pane) => {
    const place = inside(geometry[pane.quadrant], box);
    const room = roomIn(place);
    return { pane, place, room, fit: fitPaneWords(paper, pane.words, room) };
  });
  const worded = drawn.filter(({ pane }) => pane.words.length > 0);
  const most = spread * Math.min(...worded.map(({ fit }) => fit.letters));
  const edges = [box.x, box.y, box.x + box.width, box.y + box.height] as const;
  paper.figure(parent, { alt: windowText, box: [...edges] }, () => {
    pen.save().roundedRect(box.x, box.y, box.width, box.height, radius).fill(ink);
    pen.roundedRect(box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3, radius - 1.5).clip();
    for (const { pane, place, room, fit } of drawn) {
      const { ground, ink: colour } = paneColours[pane.quadrant];
      pen.rect(place.x, place.y, place.width, place.height).fill(ground);
      drawPattern(pen, pane.quadrant, place);
      drawTitle(paper, pane, place);
      const isWorded = pane.words.length > 0;
      const note = pane.windowNote ?? (isWorded ? null : wordlessNote(pane.others.length > 0));
      if (note === null) drawPaneWords(paper, { ...fit, letters: Math.min(fit.letters, most) }, room, colour);
      else drawNote(paper, note, room, colour);
    }
    pen.restore();
  });
}

type DrawnPane = Report["panes"][number];

function inside(share: Box, box: Box): Box {
  return {
    x: box.x + share.x * box.width + half,
    y: box.y + share.y * box.height + half,
    width: share.width * box.width - 2 * half,
    height: share.height * box.height - 2 * half,
  };
}

/** A pane's space for words, below its title. */
function roomIn({ x, y, width, height }: Box): Box {
  const top = padding + titleHeight;
  return { x: x + padding, y: y + top, width: width - 2 * padding, height: height - top - padding };
}

function drawTitle(paper: Paper, { quadrant, title }: DrawnPane, { x, y }: Box): void {
  drawGlyph(paper, quadrant, x + padding, y + padding + 0.5, 9);
  const style = styled({ face: "display", size: 12.5, colour: paneColours[quadrant].ink, leading: 1.2 });
  paper.put(title, style, { x: x + padding + 15, y: y + padding - 2 });
}

function drawNote(paper: Paper, note: string, room: Box, colour: string): void {
  const style = styled({ face: "display", size: 13, colour, leading: 1.2 });
  const height = paper.heightOf(note, style, room.width, 2);
  paper.put(note, style, { x: room.x, y: room.y + (room.height - height) / 2, width: room.width, lines: 2 });
}

/** A word, bold if it is clear, followed by its votes in smaller type. */
export function drawWord(paper: Paper, word: ReportWord, size: number, { x, y }: Place): void {
  const style = typed({ size, face: word.isClear ? "strong" : "text" });
  paper.put(word.name, style, { x, y });
  if (word.votes === null) return;
  paper.put(` ${word.votes}`, styled({ size: size * 0.88 }), {
    x: x + paper.widthOf(word.name, style) + size * 0.3,
    y: y + size * 0.1,
  });
}
