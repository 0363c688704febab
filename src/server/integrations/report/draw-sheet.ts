import type { Sheet, SheetSection } from "#src/server/domain/analysis/report/report.ts";
import { beside, dashList, heading, paragraph, space, stack, type Block } from "./blocks.ts";
import { gapsNoteOf } from "#src/server/integrations/typeface/set-text.ts";
import { drawPages, page, pdfOf } from "./page.ts";
import { line, muted } from "./palette.ts";
import { paneBlock } from "./pane-block.ts";
import { drawWindow } from "./window.ts";
import { styled, type Paper } from "./paper.ts";

const { width, top, bottom } = page;
const room = bottom - top;

/** How tightly a sheet is set: smaller type first, then shorter texts. */
const settings = [
  ...[1.07, 1, 0.95, 0.9, 0.85, 0.8, 0.75].map((scale) => ({ scale, lines: Infinity })),
  ...[40, 25, 12, 6, 2].map((lines) => ({ scale: 0.75, lines })),
];
type Setting = (typeof settings)[number];

const gap = 20;
const half = (width - gap) / 2;
const windowHeight = 240;

/** Whose session it is, with the window and the portrait, which the client reads, too. */
function resultBlock(paper: Paper, { title, byline, facts, result }: Sheet, { scale }: Setting): Block {
  const portrait = styled({ size: 10 * scale });
  return stack([
    heading(paper, title, { size: 24, leading: 1.15, width, type: "H1", lines: 3 }),
    space(6),
    paragraph(paper, byline, { style: styled({ face: "strong", size: 11 }), width, lines: 2 }),
    paragraph(paper, facts, { style: styled({ size: 10, colour: muted }), width, lines: 2 }),
    space(14),
    heading(paper, result.name, { size: 18 * scale, width, lines: 3 }),
    space(8),
    {
      height: windowHeight,
      draw: (parent, x, y) => drawWindow(paper, parent, result, { x, y, width, height: windowHeight }),
    },
    space(12),
    ...result.portrait.flatMap((text) => [
      paragraph(paper, text, { style: portrait, width }),
      space(5 * scale),
    ]),
  ]);
}

/** The words with their evidence, in two rows like the window. */
function wordsBlock(paper: Paper, { result }: Sheet, { scale }: Setting): Block {
  const tightness = { scale: 0.9 * scale, otherLines: 1, wordRows: 6, nameLines: 0, guessLines: 0 };
  const panes = result.panes.map((pane) => paneBlock(paper, pane, tightness, half));
  const row = (blocks: readonly Block[]) =>
    beside(blocks.map((block, at) => ({ at: at * (half + gap), block })));
  return stack([row(panes.slice(0, 2)), space(8 * scale), row(panes.slice(2)), space(14 * scale)]);
}

function sectionBlock(paper: Paper, section: SheetSection, { scale, lines }: Setting): Block {
  const { title, paragraphs, points, isCut = false } = section;
  const style = styled({ size: 10 * scale });
  return stack([
    heading(paper, title, { size: 14 * scale, width }),
    space(3 * scale),
    ...paragraphs.flatMap((text) => [
      paragraph(paper, text, { style, width, ...(isCut && { lines }) }),
      space(3 * scale),
    ]),
    ...(points.length > 0 ? [dashList(paper, points, style, width)] : []),
    space(13 * scale),
  ]);
}

/** Fills pages in order; a block too high for any page gets its own and overflows. */
function pagesOf(blocks: readonly Block[]): readonly Block[] {
  const pages: Block[][] = [[]];
  let used = 0;
  for (const block of blocks) {
    if (used > 0 && used + block.height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(block);
    used += block.height;
  }
  return pages.map(stack);
}

const fits = (pages: readonly Block[]): boolean =>
  pages.length <= 2 && pages.every(({ height }) => height <= room + 1);

function layOut(paper: Paper, sheet: Sheet): readonly Block[] {
  const gaps = gapsNoteOf([
    sheet.title,
    sheet.byline,
    ...sheet.result.portrait,
    ...sheet.sections.flat().flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
  ]);
  let pages: readonly Block[] = [];
  for (const setting of settings) {
    const note = styled({ size: 8.6 * setting.scale, colour: muted });
    pages = pagesOf([
      resultBlock(paper, sheet, setting),
      wordsBlock(paper, sheet, setting),
      ...sheet.sections.map((group) => stack(group.map((section) => sectionBlock(paper, section, setting)))),
      paragraph(paper, gaps, { style: note, width }),
    ]);
    if (fits(pages)) break;
  }
  return pages.map((one, at) => (at === pages.length - 1 ? stack([one, linesBelow(paper, one)]) : one));
}

const lineHeight = 26;

/** Lines to write on, down to the foot of the page; none where there's hardly any room. */
function linesBelow({ pen, decorate }: Paper, { height }: Block): Block {
  const count = Math.floor((room - height) / lineHeight);
  return {
    height: 0,
    draw: (_parent, x, y) => {
      if (count < 3) return;
      decorate(() => {
        for (let n = 1; n <= count; n += 1)
          pen
            .moveTo(x, y + n * lineHeight)
            .lineTo(x + width, y + n * lineHeight)
            .lineWidth(0.5)
            .stroke(line);
      });
    },
  };
}

/** A sheet as a tagged PDF of two pages. */
export const drawSheet = (sheet: Sheet): Promise<Uint8Array> =>
  pdfOf(sheet, (paper, root) => drawPages(paper, root, layOut(paper, sheet), sheet.foot, sheet.brand));
