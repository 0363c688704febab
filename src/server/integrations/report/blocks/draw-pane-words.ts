import type { ReportWord } from "#src/server/domain/analysis/report/report.ts";
import { styled, type Paper } from "#src/server/integrations/report/paper.ts";
import { moreText } from "#src/shared/result/lettering.ts";

/** As on the page: a clear word, a hint, a word without evidence. */
const steps = { clear: 1, hint: 0.76, none: 0.62 } as const;
/** Letters in points. */
const largest = 30;
const smallest = 11;
const lineHeight = 1.16;
/** Of Newsreader Display, in parts of its letters: words of two sizes stand on one line. */
const ascent = 0.74;
/** Behind a word, in parts of its letters. */
const gap = 0.42;

/** What is set: a word, or how many more there are. */
interface SetWord {
  readonly text: string;
  readonly step: number;
}

/** What a pane leaves for words. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly height: number;
  readonly words: readonly { readonly text: string; readonly size: number; readonly x: number }[];
}

const stepOf = ({ isClear, votes }: ReportWord): number =>
  votes === null ? steps.none : isClear ? steps.clear : steps.hint;

/** Fills lines from the left; null where a word is wider than the room. */
function linesAt(paper: Paper, words: readonly SetWord[], letters: number, width: number): Line[] | null {
  const lines: { height: number; words: { text: string; size: number; x: number }[] }[] = [];
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

/** The largest letters in which the words have room; null where none have. */
function lettersFor(paper: Paper, words: readonly SetWord[], { width, height }: Room): number | null {
  for (let letters = largest; letters >= smallest; letters -= 0.5) {
    const lines = linesAt(paper, words, letters, width);
    if (lines !== null && heightOf(lines) <= height) return letters;
  }
  return null;
}

/** How a pane sets its words, and in which letters. Those that have no room are counted. */
export function fitPaneWords(paper: Paper, words: readonly ReportWord[], room: Room) {
  for (let count = words.length; count > 0; count -= 1) {
    const set: SetWord[] = words.slice(0, count).map((word) => ({ text: word.name, step: stepOf(word) }));
    if (count < words.length) set.push({ text: moreText(words.length - count), step: steps.none });
    const letters = lettersFor(paper, set, room);
    if (letters !== null) return { set, letters };
  }
  const counted = words.length === 1 ? "1 word" : `${String(words.length)} words`;
  return { set: [{ text: counted, step: steps.none }], letters: smallest };
}

/** Sets the words, in the middle of their room from top to bottom. */
export function drawPaneWords(
  paper: Paper,
  { set, letters }: ReturnType<typeof fitPaneWords>,
  room: Room,
  colour: string,
): void {
  const lines = linesAt(paper, set, letters, room.width) ?? [];
  let y = room.y + Math.max(0, (room.height - heightOf(lines)) / 2);
  for (const line of lines) {
    for (const { text, size, x } of line.words) {
      const style = styled({ face: "display", size, colour, leading: lineHeight });
      paper.put(text, style, { x: room.x + x, y: y + ascent * (line.height / lineHeight - size) });
    }
    y += line.height;
  }
}
