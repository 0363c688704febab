import type { ReportWord } from "#src/server/domain/analysis/report/report.ts";
import type { Block } from "./blocks.ts";
import { drawWord } from "./draw-window.ts";
import { ink, muted } from "#src/server/integrations/report/palette.ts";
import { styled, type Paper } from "#src/server/integrations/report/paper.ts";

export interface WordGridOptions {
  readonly size: number;
  readonly width: number;
  /** At most so many; the words that do not fit are counted. */
  readonly rows: number;
}

/** Words with their votes as a list in two columns, or in one where a word is too long; read column by column. */
export function wordGrid(paper: Paper, words: readonly ReportWord[], options: WordGridOptions): Block {
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
      const list = paper.open(parent, "L");
      const item = (draw: () => void) => {
        const opened = paper.open(list, "LI");
        paper.tag(opened, "LBody", draw);
        opened.end();
      };
      for (const [index, word] of shown.entries()) {
        item(() => drawWord(paper, word, { ...place(index), size, colour: ink }));
      }
      if (rest > 0)
        item(() =>
          paper.put(`and ${String(rest)} more`, styled({ size, colour: muted }), place(shown.length)),
        );
      list.end();
    },
  };
}
