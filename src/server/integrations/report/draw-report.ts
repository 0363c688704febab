import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { paragraph, space, stack, type Block } from "#src/server/integrations/report/blocks/blocks.ts";
import { drawWindow } from "#src/server/integrations/report/blocks/draw-window.ts";
import { measuresBlock } from "#src/server/integrations/report/blocks/measures-block.ts";
import { nameList } from "#src/server/integrations/report/blocks/name-list.ts";
import { drawBrand, drawFoot, page } from "./page.ts";
import { muted } from "./palette.ts";
import { styled, type Paper, type Tag } from "./paper.ts";
import { gapsNoteOf } from "./legible.ts";
import { pdfOf } from "./pdf-of.ts";
import { drawSecondPage } from "./second-page.ts";

const { left, width } = page;
const body = styled({ size: 10 });
const heading = styled({ face: "display", size: 15, leading: 1.25 });
/** The window never gets smaller: names are counted instead. */
const windowHeight = { least: 250, most: 350 };

/** Long titles get smaller type, and none gets more than three lines. */
function titleBlock(paper: Paper, title: string): Block {
  const sized = [30, 26, 22, 19].map((size) => styled({ face: "display", size, leading: 1.12 }));
  const fits = sized.find((style) => paper.heightOf(title, style, width) <= 2.1 * style.size * style.leading);
  const style = fits ?? styled({ face: "display", size: 17, leading: 1.15 });
  return paragraph(paper, title, { style, width, type: "H1", lines: 3 });
}

function headBlock(paper: Paper, { title, ownerName, facts, olderScale, headline }: Report): Block {
  const small = styled({ size: 10.5, colour: muted });
  return stack([
    titleBlock(paper, title),
    space(8),
    paragraph(paper, ownerName, { style: styled({ face: "strong", size: 11.5 }), width, lines: 2 }),
    paragraph(paper, facts, { style: small, width }),
    ...(olderScale === null ? [] : [paragraph(paper, olderScale, { style: small, width })]),
    space(10),
    paragraph(paper, headline, { style: styled({ face: "display", size: 17, leading: 1.25 }), width }),
  ]);
}

/** Names in alphabetical order, beside nothing. */
function namesBlock(paper: Paper, { names, namesNote }: Report, lines: number): Block {
  return stack([
    paragraph(paper, "Who took part", { style: heading, width, type: "H2" }),
    space(4),
    nameList(paper, names, { style: body, width, lines }),
    paragraph(paper, namesNote, { style: styled({ size: 9.5, colour: muted }), width }),
  ]);
}

/** Whose result it is, the window, and how far to trust it. Whatever room is left goes to the window. */
function drawFirstPage(paper: Paper, root: Tag, report: Report): void {
  drawBrand(paper);
  const head = headBlock(paper, report);
  const measures = measuresBlock(paper, report);
  const gaps = 18 + 20 + 18;
  const room = page.bottom - page.top - head.height - measures.height - gaps;
  const lineCounts = [7, 6, 5, 4, 3, 2, 1];
  const named = lineCounts.map((lines) => namesBlock(paper, report, lines));
  const names =
    named.find(({ height }) => room - height >= windowHeight.least) ?? namesBlock(paper, report, 1);
  const height = Math.min(windowHeight.most, room - names.height);

  head.draw(root, left, page.top);
  const windowTop = page.top + head.height + 18;
  drawWindow(paper, root, report, { x: left, y: windowTop, width, height });
  const measuresTop = windowTop + height + 20;
  measures.draw(root, left, measuresTop);
  names.draw(root, left, measuresTop + measures.height + 18);
  drawFoot(paper, 1);
}

/** What people wrote, or a model: of everything else the typefaces have all letters. */
const writtenIn = ({ title, ownerName, names, summary, panes }: Report): readonly string[] => [
  title,
  ownerName,
  ...names,
  ...summary,
  ...panes.flatMap(({ insight }) => insight),
];

/** A report as a tagged PDF of two pages. */
export const drawReport = (report: Report): Promise<Uint8Array> =>
  pdfOf(report, (paper, root) => {
    drawFirstPage(paper, root, report);
    paper.pen.addPage();
    drawSecondPage(paper, root, report, gapsNoteOf(writtenIn(report)));
  });
