import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import type { ReportWord } from "#src/server/domain/analysis/report/report.ts";
import type { SheetWindow } from "#src/server/domain/analysis/report/sheet.ts";
import { wordlessNote } from "#src/shared/result/result-panes.ts";
import { windowGeometry } from "#src/shared/result/window-geometry.ts";
import { ink, paneColours } from "#src/server/integrations/report/palette.ts";
import { styled, type Paper, type Tag } from "#src/server/integrations/report/paper.ts";
import { drawPattern } from "./pane-pattern.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const radius = 7;
/** Half of a mullion. */
const half = 1;
const padding = 13;
const lineHeight = 15;

/** A tiny window with one pane filled, as on the page: tells panes apart by place. */
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

/** The window of the results page: panes as large as their evidence, on a frame of ink. */
export function drawWindow(
  paper: Paper,
  parent: Tag,
  { panes, weights, windowText }: SheetWindow,
  box: Box,
): void {
  const { pen } = paper;
  const geometry = windowGeometry(weights);
  const edges = [box.x, box.y, box.x + box.width, box.y + box.height] as const;
  paper.figure(parent, { alt: windowText, box: [...edges] }, () => {
    pen.save().roundedRect(box.x, box.y, box.width, box.height, radius).fill(ink);
    pen.roundedRect(box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3, radius - 1.5).clip();
    for (const pane of panes) {
      const share = geometry[pane.quadrant];
      const place = {
        x: box.x + share.x * box.width + half,
        y: box.y + share.y * box.height + half,
        width: share.width * box.width - 2 * half,
        height: share.height * box.height - 2 * half,
      };
      pen.rect(place.x, place.y, place.width, place.height).fill(paneColours[pane.quadrant].ground);
      drawPattern(pen, pane.quadrant, place);
      drawPaneText(paper, pane, place);
    }
    pen.restore();
  });
}

type DrawnPane = SheetWindow["panes"][number];

function drawPaneText(paper: Paper, pane: DrawnPane, { x, y, width, height }: Box): void {
  const colour = paneColours[pane.quadrant].ink;
  drawGlyph(paper, pane.quadrant, x + padding, y + padding + 0.5, 11);
  const inner = width - 2 * padding;
  paper.put(pane.title, styled({ face: "display", size: 15, colour, leading: 1.2 }), {
    x: x + padding + 18,
    y: y + padding - 2,
  });
  const note = styled({ size: 10, colour });
  const top = y + padding + 24;
  const lines = Math.max(1, Math.floor((height - padding - 24 - 8) / lineHeight));
  const sayAt = (line: number, text: string) =>
    paper.put(text, note, { x: x + padding, y: top + line * lineHeight, width: inner, lines: 1 });

  const insteadOfWords = noteOf(pane);
  if (insteadOfWords !== null) {
    sayAt(0, insteadOfWords);
    return;
  }
  const shown = pane.words.length <= lines ? pane.words : pane.words.slice(0, lines - 1);
  for (const [line, word] of shown.entries()) {
    drawWord(paper, word, { x: x + padding, y: top + line * lineHeight, size: 10.5, colour });
  }
  const rest = pane.words.length - shown.length;
  if (rest > 0)
    sayAt(shown.length, shown.length === 0 ? `${String(rest)} words` : `and ${String(rest)} more`);
}

/** What a pane says that has no words to list. */
function noteOf({ windowNote, words, others }: DrawnPane): string | null {
  if (windowNote !== null || words.length > 0) return windowNote;
  return wordlessNote(others.length > 0);
}

interface WordPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** A word, bold where luck would hardly give it, and its votes in smaller type behind it. */
export function drawWord(paper: Paper, word: ReportWord, { x, y, size, colour }: WordPlace): void {
  const style = styled({ size, colour, face: word.isClear ? "strong" : "text" });
  paper.put(word.name, style, { x, y });
  if (word.votes === null) return;
  const votes = styled({ size: size * 0.88, colour });
  paper.put(` ${word.votes}`, votes, {
    x: x + paper.widthOf(word.name, style) + size * 0.3,
    y: y + size * 0.1,
  });
}
