import type { Sheet, SheetSection } from "#src/server/domain/analysis/report/report.ts";
import { dashList, paragraph, space, stack, type Block } from "./blocks.ts";
import { gapsNoteOf } from "./typefaces.ts";
import { drawBrand, drawFoot, page, pdfOf } from "./page.ts";
import { muted } from "./palette.ts";
import { styled, type Paper, type Tag } from "./paper.ts";

const { left, width, top, bottom } = page;
const room = bottom - top;

/** How tightly a sheet is set: smaller type first, then shorter texts. */
const settings = [
  ...[1.15, 1.07, 1, 0.95, 0.9, 0.85, 0.8].map((scale) => ({ scale, lines: Infinity })),
  ...[40, 25, 12, 6, 2].map((lines) => ({ scale: 0.8, lines })),
];
type Setting = (typeof settings)[number];

function headBlock(paper: Paper, { title, byline, facts }: Sheet): Block {
  const display = styled({ face: "display", size: 24, leading: 1.15 });
  return stack([
    paragraph(paper, title, { style: display, width, type: "H1", lines: 3 }),
    space(6),
    paragraph(paper, byline, { style: styled({ face: "strong", size: 11 }), width, lines: 2 }),
    paragraph(paper, facts, { style: styled({ size: 10, colour: muted }), width, lines: 2 }),
    space(18),
  ]);
}

function sectionBlock(paper: Paper, section: SheetSection, { scale, lines }: Setting): Block {
  const { title, paragraphs, points, isCut = false } = section;
  const style = styled({ size: 10 * scale });
  const heading = styled({ face: "display", size: 14 * scale, leading: 1.25 });
  return stack([
    paragraph(paper, title, { style: heading, width, type: "H2" }),
    space(3 * scale),
    ...paragraphs.flatMap((text) => [
      paragraph(paper, text, { style, width, ...(isCut && lines < Infinity && { lines }) }),
      space(3 * scale),
    ]),
    ...(points.length > 0 ? [dashList(paper, points, style, width)] : []),
    space(13 * scale),
  ]);
}

/** Fills pages in order; a block too high for any page gets its own and overflows. */
function pagesOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
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
  return pages;
}

const fits = (pages: readonly (readonly Block[])[]): boolean =>
  pages.length <= 2 && pages.every((blocks) => stack(blocks).height <= room + 1);

function layOut(paper: Paper, sheet: Sheet): readonly (readonly Block[])[] {
  const gaps = gapsNoteOf([
    sheet.title,
    sheet.byline,
    ...sheet.sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
  ]);
  let pages: readonly (readonly Block[])[] = [];
  for (const setting of settings) {
    const note = styled({ size: 8.6 * setting.scale, colour: muted });
    pages = pagesOf([
      headBlock(paper, sheet),
      ...sheet.sections.map((section) => sectionBlock(paper, section, setting)),
      paragraph(paper, gaps, { style: note, width }),
    ]);
    if (fits(pages)) break;
  }
  return pages;
}

function drawPage(paper: Paper, root: Tag, blocks: readonly Block[]): void {
  drawBrand(paper);
  stack(blocks).draw(root, left, top);
}

/** A sheet as a tagged PDF of one or two pages. */
export const drawSheet = (sheet: Sheet): Promise<Uint8Array> =>
  pdfOf(sheet, (paper, root) => {
    const pages = layOut(paper, sheet);
    for (const [index, blocks] of pages.entries()) {
      if (index > 0) paper.pen.addPage();
      drawPage(paper, root, blocks);
      drawFoot(paper, index + 1, { text: sheet.foot, of: pages.length });
    }
  });
