import {
  chanceOf,
  type ThemeRow,
  type WordGroup,
  lengthIn,
  themeRows,
  wordGroups,
} from "#src/shared/group/picture-parts.ts";
import { groupTexts as texts, themeNames } from "#src/shared/group/texts.en.ts";
import type { PrintedPicture } from "#src/server/domain/group/printed-picture.ts";
import { type Block, drawList, markedList, paragraph, space, stack } from "./blocks.ts";
import { drawLine } from "./page.ts";
import { accent, accentTint, ink, muted } from "./palette.ts";
import { type Paper, type Tag, styled } from "./paper.ts";
import { linesAt } from "./window.ts";

/* The parts of a group's picture, for reports and slides. */

/** As on the page: the largest band, the next, the last. */
const stepSizes = { 1: 1, 2: 0.7, 3: 0.5 } as const;
const wordGap = 0.55;
const leading = 1.14;

function bandBlock(
  paper: Paper,
  { band, step, names }: WordGroup,
  { width, caption }: Room,
  letters: number,
): Block | null {
  const size = letters * stepSizes[step];
  const style = styled({ face: "display", size, leading, colour: step === 1 ? accent : ink });
  const words = names.map((text) => ({ text, step: 1 }));
  const lines = linesAt(paper, words, size, width, wordGap);
  if (lines === null) return null;
  return stack([
    paragraph(paper, band ?? "", { style: styled({ size: caption, colour: muted, leading: 1.3 }), width }),
    space(caption * 0.35),
    {
      height: lines.length * size * leading,
      draw: (parent, left, top) =>
        drawList(paper, parent, (item) => {
          for (const [index, line] of lines.entries())
            for (const { text, x } of line.words)
              item(() => paper.put(text, style, { x: left + x, y: top + index * size * leading }));
        }),
    },
  ]);
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Letters of the largest band, in points. */
  readonly most: number;
  /** The size of a band's name. */
  readonly caption: number;
}

/** The words in the largest letters that fit. */
export function wordsBlock(paper: Paper, picture: PrintedPicture["picture"], room: Room): Block {
  const groups = wordGroups(picture);
  for (let letters = room.most; ; letters -= 1) {
    const bands = groups.map((group) => bandBlock(paper, group, room, letters));
    const blocks = bands.filter((band) => band !== null);
    const all = stack(blocks.flatMap((band, index) => (index > 0 ? [space(letters * 0.3), band] : [band])));
    const fits = blocks.length === bands.length && all.height <= room.height;
    if (fits || letters <= 16) return all;
  }
}

interface Rows {
  readonly width: number;
  readonly rowHeight: number;
  readonly size: number;
}

/** Both views on the same rows: shares as bars, and marks without lengths. */
export function viewsBlock(
  paper: Paper,
  { picture, audience }: Pick<PrintedPicture, "picture" | "audience">,
  { width, rowHeight, size }: Rows,
): Block {
  const rows = themeRows(picture);
  const views = texts.views[audience];
  const strong = styled({ face: "strong", size, leading: 1.25 });
  const at = { share: size * 8.6, bar: size * 11.6, own: width * 0.7 };
  const ownWidth = width - at.own - size * 1.2;
  const headHeight =
    Math.max(
      paper.heightOf(views.others, strong, at.own - at.share),
      paper.heightOf(views.own, strong, ownWidth),
    ) +
    size * 0.6;
  const barWidth = at.own - at.bar - size * 1.2;
  const shares = rows.map(({ share }) => share);

  function drawRow(table: Tag, row: ThemeRow, x: number, y: number): void {
    const middle = y + (rowHeight - size * 1.25) / 2;
    const text = styled({ size, leading: 1.25 });
    const cells = paper.open(table, "TR");
    paper.decorate(() => {
      const { pen } = paper;
      drawLine(paper, x, y, width);
      const length = lengthIn(shares, row.share) * barWidth;
      const chance = x + at.bar + lengthIn(shares, 100 * chanceOf(row.theme)) * barWidth;
      if (length > 0)
        pen
          .roundedRect(x + at.bar, y + rowHeight * 0.22, length, rowHeight * 0.56, 2)
          .fill(row.isClear ? accent : accentTint)
          .lineWidth(1)
          .moveTo(chance, y + rowHeight * 0.22)
          .lineTo(chance, y + rowHeight * 0.78)
          .stroke(ink);
      if (row.isOwn) pen.circle(x + at.own + size * 1.6, y + rowHeight / 2, size * 0.42).fill(accent);
    });
    paper.tag(cells, "TH", () =>
      paper.put(themeNames[row.theme].label, styled({ face: "display", size: size * 1.1, leading: 1.14 }), {
        x,
        y: middle + size * 0.1,
      }),
    );
    paper.tag(cells, "TD", () => {
      paper.put(`${String(row.share)}%`, text, { x: x + at.share, y: middle });
    });
    paper.tag(cells, "TD", () => {
      if (row.isOwn) paper.put(texts.own, strong, { x: x + at.own + size * 2.6, y: middle });
    });
    cells.end();
  }

  return {
    height: headHeight + rows.length * rowHeight,
    draw: (parent, x, y) => {
      const table = paper.open(parent, "Table");
      const head = paper.open(table, "TR");
      paper.tag(head, "TH", () => undefined);
      paper.tag(head, "TH", () =>
        paper.put(views.others, strong, { x: x + at.share, y, width: at.own - at.share }),
      );
      paper.tag(head, "TH", () =>
        paper.put(views.own, strong, { x: x + at.own + size * 1.2, y, width: ownWidth }),
      );
      head.end();
      for (const [index, row] of rows.entries()) drawRow(table, row, x, y + headHeight + index * rowHeight);
      table.end();
      paper.decorate(() =>
        paper.pen
          .lineWidth(1.2)
          .moveTo(x + at.own, y)
          .lineTo(x + at.own, y + headHeight + rows.length * rowHeight)
          .stroke(ink),
      );
    },
  };
}

/** "14 asked", "12 joined", "9 counted": large, each over its label, and only numbers that are told. */
export function participationBlock(
  paper: Paper,
  { participation, picture }: PrintedPicture,
  { width, size }: { readonly width: number; readonly size: number },
): Block {
  const { asked, joined, counted } = texts.sponsor;
  const numbers = [
    { name: asked, count: participation?.asked ?? null },
    { name: joined, count: participation?.joined ?? null },
    { name: counted, count: picture.counted },
  ].filter(({ count }) => count !== null);
  const number = styled({ face: "display", size, leading: 1.1, colour: accent });
  const label = styled({ size: Math.max(10.5, size * 0.3), leading: 1.3 });
  const column = Math.min(width / numbers.length, size * 4);
  return {
    height: size * 1.1 + label.size * label.leading,
    draw: (parent, x, y) => {
      for (const [index, { name, count }] of numbers.entries())
        paper.tag(parent, "P", () => {
          paper.put(String(count), number, { x: x + index * column, y });
          paper.put(name, label, { x: x + index * column, y: y + size * 1.1 });
        });
    },
  };
}

/** Numbered texts in the display face. */
export function numberedList(
  paper: Paper,
  items: readonly string[],
  { width, size, gap }: { readonly width: number; readonly size: number; readonly gap: number },
): Block {
  const style = styled({ face: "display", size, leading: 1.28 });
  const marks = { markOf: (index: number) => String(index + 1), markStyle: { ...style, colour: accent } };
  return markedList(paper, items, { style, width, indent: size * 1.7, gap, ...marks });
}
