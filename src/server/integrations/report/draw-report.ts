import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { drawFirstPage } from "./first-page.ts";
import { gapsNoteOf } from "./legible.ts";
import { pdfOf } from "./pdf-of.ts";
import { drawSecondPage } from "./second-page.ts";

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
