import type { ReportPane, ReportWord } from "#src/server/domain/analysis/report/report.ts";
import { type Block, drawList, paragraph, space, stack, nameList } from "./blocks.ts";
import { drawWord, drawGlyph } from "./window.ts";
import { muted, paneColours } from "./palette.ts";
import { styled, type Paper } from "./paper.ts";

/** How tightly a page is set: smaller type first, then fewer minor words and names, then shorter lists. */
export interface Tightness {
  readonly scale: number;
  /** Lines of minor words per pane. */
  readonly otherLines: number;
  /** Rows of words per pane. */
  readonly wordRows: number;
  readonly nameLines: number;
  /** Lines for each list of a guess; with 0, only the sentence beside the index. */
  readonly guessLines: number;
}

const all = { otherLines: 20, wordRows: 40, nameLines: 8, guessLines: 2 };

/** From the loosest to the tightest. */
export const tightnesses: readonly Tightness[] = [
  { ...all, scale: 1.04 },
  { ...all, scale: 0.97 },
  { ...all, scale: 0.94, otherLines: 4, nameLines: 4 },
  { ...all, scale: 0.9, otherLines: 3, nameLines: 3 },
  { ...all, scale: 0.87, otherLines: 2, nameLines: 2, guessLines: 1 },
  { ...all, scale: 0.84, otherLines: 2, nameLines: 2, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 6, nameLines: 1, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 5, nameLines: 1, guessLines: 0 },
  { ...all, scale: 0.78, otherLines: 1, wordRows: 3, nameLines: 1, guessLines: 0 },
];

interface WordGridOptions {
  readonly size: number;
  readonly width: number;
  /** At most this many; the remaining words are counted. */
  readonly rows: number;
}

/** Words with their votes as a list, in two columns or one if a word is too long; read column by column. */
function wordGrid(paper: Paper, words: readonly ReportWord[], options: WordGridOptions): Block {
  const { size, width, rows: mostRows } = options;
  const bold = styled({ face: "strong", size });
  const widest = Math.max(...words.map(({ name, votes }) => paper.widthOf(`${name}  ${votes ?? ""}`, bold)));
  const columns = widest * 2 + 8 <= width ? 2 : 1;
  const cells = mostRows * columns;
  const shown = words.length <= cells ? words : words.slice(0, cells - 1);
  const rest = words.length - shown.length;
  const rows = Math.ceil((shown.length + (rest > 0 ? 1 : 0)) / columns);
  const lineHeight = size * 1.4;
  return {
    height: rows * lineHeight,
    draw: (parent, x, y) => {
      const place = (index: number) => ({
        x: x + Math.floor(index / rows) * (width / columns),
        y: y + (index % rows) * lineHeight,
      });
      drawList(paper, parent, (item) => {
        for (const [index, word] of shown.entries()) item(() => drawWord(paper, word, size, place(index)));
        const more = styled({ size, colour: muted });
        if (rest > 0) item(() => paper.put(`and ${String(rest)} more`, more, place(shown.length)));
      });
    },
  };
}

/** The style of notes. */
export const noteStyle = (scale: number) => styled({ size: 8.6 * scale, colour: muted, leading: 1.35 });

function headBlock(paper: Paper, { quadrant, title, lead }: ReportPane, scale: number): Block {
  const colour = paneColours[quadrant].ink;
  const style = styled({ face: "display", size: 14 * scale, leading: 1.25, colour });
  const second = styled({ size: 9 * scale, colour: muted });
  return {
    height: style.size * style.leading + second.size * second.leading,
    draw: (parent, x, y) => {
      paper.decorate(() => drawGlyph(paper, quadrant, x, y + 2.6 * scale, 11 * scale));
      paper.tag(parent, "H2", () => paper.put(title, style, { x: x + 17 * scale, y }));
      const place = { x, y: y + style.size * style.leading };
      paper.tag(parent, "P", () => paper.put(lead, second, place));
    },
  };
}

/** Clear words and hints under headings: screen readers don't announce bold type. */
function listsBlock(paper: Paper, words: readonly ReportWord[], options: WordGridOptions): Block {
  const { size, width, rows } = options;
  const style = styled({ size: size * 0.88, colour: muted, leading: 1.15 });
  let rowsLeft = rows;
  return stack(
    [...Map.groupBy(words, ({ strength }) => strength)].flatMap(([strength, some]) => {
      const grid = wordGrid(paper, some, { ...options, rows: Math.max(1, rowsLeft) });
      rowsLeft -= Math.ceil(some.length / 2);
      return strength === null ? [grid] : [paragraph(paper, `${strength}:`, { style, width }), grid];
    }),
  );
}

/** A pane with its words, their votes, and minor words. */
export function paneBlock(paper: Paper, pane: ReportPane, tightness: Tightness, width: number): Block {
  const { scale, wordRows, otherLines } = tightness;
  const style = styled({ size: 9.5 * scale });
  const passing = noteStyle(scale);
  return stack([
    headBlock(paper, pane, scale),
    space(3 * scale),
    pane.words.length > 0
      ? listsBlock(paper, pane.words, { size: style.size, width, rows: wordRows })
      : paragraph(paper, pane.empty, { style, width }),
    ...(pane.others.length === 0
      ? []
      : [
          space(2 * scale),
          paragraph(paper, `${pane.othersTitle}:`, { style: passing, width }),
          nameList(paper, pane.others, { style: passing, width, lines: otherLines }),
        ]),
  ]);
}
