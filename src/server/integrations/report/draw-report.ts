import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { heading, paragraph, space, stack, type Block } from "./blocks.ts";
import { drawWindow } from "./window.ts";
import { drawPages, page, pdfOf } from "./page.ts";
import { muted } from "./palette.ts";
import { styled, typed, type Paper } from "./paper.ts";
import { gapsNoteOf } from "#src/server/integrations/typeface/set-text.ts";
import { secondPage } from "./second-page.ts";

const { width } = page;
/** The window has a minimum; the portrait is set tighter instead. */
const windowHeight = { least: 220, most: 330 };

function headBlock(paper: Paper, { title, ownerName, facts, olderScale, name }: Report): Block {
  const small = styled({ size: 10.5, colour: muted });
  return stack([
    paragraph(paper, title, { style: typed({ face: "strong", size: 11.5 }), width, lines: 2 }),
    paragraph(paper, ownerName, { style: typed({ size: 11.5 }), width, lines: 2 }),
    paragraph(paper, facts, { style: small, width }),
    paragraph(paper, olderScale ?? "", { style: small, width }),
    space(10),
    heading(paper, name, { size: 26, leading: 1.15, width, type: "H1", lines: 3 }),
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
  const title = { size: 13, width };
  return stack([
    ...portrait
      .slice(0, most)
      .flatMap((text) => [paragraph(paper, text, { style, width }), space(size * 0.6)]),
    space(6),
    heading(paper, "A question", title),
    paragraph(paper, question, { style: told, width }),
    space(8),
    heading(paper, "One thing to try", title),
    paragraph(paper, step, { style: told, width }),
  ]);
}

const sizes = [10.8, 10.2, 9.6, 9, 8.5].map((size) => ({ size, most: 99 }));
const cut = [5, 4, 3, 2, 1].map((most) => ({ size: 8.5, most }));

/** The title, the window and the portrait. The window gets the remaining room. */
function firstPage(paper: Paper, report: Report): Block {
  const head = headBlock(paper, report);
  const room = page.bottom - page.top - head.height - 2 * 18;
  const set = [...sizes, ...cut].map(({ size, most }) => portraitBlock(paper, report, size, most));
  const text = set.find(({ height }) => room - height >= windowHeight.least) ?? set.at(-1) ?? space(0);
  const height = Math.min(windowHeight.most, room - text.height);
  const window: Block = {
    height,
    draw: (parent, x, y) => drawWindow(paper, parent, report, { x, y, width, height }),
  };
  return stack([head, space(18), window, space(18), text]);
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
    const pages = [firstPage(paper, report), secondPage(paper, report, gapsNoteOf(writtenIn(report)))];
    drawPages(paper, root, pages, "Nobody sees who picked what.");
  });
