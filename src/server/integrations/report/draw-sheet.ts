import type { Sheet, SheetSection } from "#src/server/domain/analysis/report/report.ts";
import { dashList, heading, paragraph, space, stack, type Block } from "./blocks.ts";
import { gapsNoteOf } from "./typefaces.ts";
import { drawPages, page, pdfOf } from "./page.ts";
import { muted } from "./palette.ts";
import { styled, type Paper } from "./paper.ts";

const { width, top, bottom } = page;
const room = bottom - top;

/** How tightly a sheet is set: smaller type first, then shorter texts. */
const settings = [
  ...[1.15, 1.07, 1, 0.95, 0.9, 0.85, 0.8].map((scale) => ({ scale, lines: Infinity })),
  ...[40, 25, 12, 6, 2].map((lines) => ({ scale: 0.8, lines })),
];
type Setting = (typeof settings)[number];

function headBlock(paper: Paper, { title, byline, facts }: Sheet): Block {
  return stack([
    heading(paper, title, { size: 24, leading: 1.15, width, type: "H1", lines: 3 }),
    space(6),
    paragraph(paper, byline, { style: styled({ face: "strong", size: 11 }), width, lines: 2 }),
    paragraph(paper, facts, { style: styled({ size: 10, colour: muted }), width, lines: 2 }),
    space(18),
  ]);
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
    ...sheet.sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]),
  ]);
  let pages: readonly Block[] = [];
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

/** A sheet as a tagged PDF of one or two pages. */
export const drawSheet = (sheet: Sheet): Promise<Uint8Array> =>
  pdfOf(sheet, (paper, root) => drawPages(paper, root, layOut(paper, sheet), sheet.foot));
