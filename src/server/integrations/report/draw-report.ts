import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { paragraph, space, stack, type Block } from "./blocks.ts";
import { drawWindow } from "./window.ts";
import { drawBrand, drawFoot, page, pdfOf } from "./page.ts";
import { muted } from "./palette.ts";
import { styled, type Paper, type Tag } from "./paper.ts";
import { gapsNoteOf } from "./typefaces.ts";
import { drawSecondPage } from "./second-page.ts";

const { left, width } = page;
/** The window has a minimum; the portrait is set tighter instead. */
const windowHeight = { least: 220, most: 330 };

function headBlock(paper: Paper, { title, ownerName, facts, olderScale, name }: Report): Block {
  const small = styled({ size: 10.5, colour: muted });
  return stack([
    paragraph(paper, title, { style: styled({ face: "strong", size: 11.5 }), width, lines: 2 }),
    paragraph(paper, ownerName, { style: styled({ size: 11.5 }), width, lines: 2 }),
    paragraph(paper, facts, { style: small, width }),
    ...(olderScale === null ? [] : [paragraph(paper, olderScale, { style: small, width })]),
    space(10),
    paragraph(paper, name, {
      style: styled({ face: "display", size: 26, leading: 1.15 }),
      width,
      type: "H1",
      lines: 3,
    }),
  ]);
}

/** The portrait with its question and step. @param most sentences, for a model's long text */
function portraitBlock(
  paper: Paper,
  { portrait, question, step }: Report,
  size: number,
  most: number,
): Block {
  const style = styled({ size });
  const told = styled({ face: "display", size: size * 1.2, leading: 1.3 });
  const heading = { style: styled({ face: "display", size: 13, leading: 1.25 }), width, type: "H2" };
  return stack([
    ...portrait
      .slice(0, most)
      .flatMap((text) => [paragraph(paper, text, { style, width }), space(size * 0.6)]),
    space(6),
    paragraph(paper, "A question", heading),
    paragraph(paper, question, { style: told, width }),
    space(8),
    paragraph(paper, "One thing to try", heading),
    paragraph(paper, step, { style: told, width }),
  ]);
}

const sizes = [10.8, 10.2, 9.6, 9, 8.5].map((size) => ({ size, most: 99 }));
const cut = [5, 4, 3, 2, 1].map((most) => ({ size: 8.5, most }));

/** The title, the window and the portrait. The window gets the remaining room. */
function drawFirstPage(paper: Paper, root: Tag, report: Report): void {
  drawBrand(paper);
  const head = headBlock(paper, report);
  const room = page.bottom - page.top - head.height - 2 * 18;
  const set = [...sizes, ...cut].map(({ size, most }) => portraitBlock(paper, report, size, most));
  const text = set.find(({ height }) => room - height >= windowHeight.least) ?? set.at(-1) ?? space(0);
  const height = Math.min(windowHeight.most, room - text.height);
  head.draw(root, left, page.top);
  const windowTop = page.top + head.height + 18;
  drawWindow(paper, root, report, { x: left, y: windowTop, width, height });
  text.draw(root, left, windowTop + height + 18);
  drawFoot(paper, 1);
}

/** Texts by people or a model. The typefaces cover everything else. */
const writtenIn = ({ title, ownerName, names, portrait, question, step }: Report): readonly string[] => [
  ...[title, ownerName, question, step],
  ...names,
  ...portrait,
];

/** A report as a tagged PDF of two pages. */
export const drawReport = (report: Report): Promise<Uint8Array> =>
  pdfOf(report, (paper, root) => {
    drawFirstPage(paper, root, report);
    paper.pen.addPage();
    drawSecondPage(paper, root, report, gapsNoteOf(writtenIn(report)));
  });
