import type { Report, ReportPrediction } from "#src/server/domain/analysis/report/report.ts";
import type { Agreement } from "#src/shared/result/analysis.ts";
import { beside, paragraph, space, stack, type Block } from "./blocks.ts";
import { agreementLine } from "./draw-agreement.ts";
import { page } from "#src/server/integrations/report/page.ts";
import { styled, type Paper } from "#src/server/integrations/report/paper.ts";

const { width } = page;
const gutter = 28;
const half = (width - gutter) / 2;

interface Set {
  readonly size: number;
  readonly width: number;
}

const headline = (paper: Paper, text: string, wide = half): Block =>
  paragraph(paper, text, {
    style: styled({ face: "display", size: 15, leading: 1.25 }),
    width: wide,
    type: "H2",
  });

/** An index with its band, drawn and in words. */
function indexBlock(
  paper: Paper,
  title: string,
  measured: { agreement: Agreement; text: string },
  size: number,
) {
  const { agreement, text } = measured;
  return stack([
    headline(paper, title),
    space(10),
    agreementLine(paper, agreement, { alt: text, width: half }),
    paragraph(paper, text, { style: styled({ size }), width: half }),
  ]);
}

function confidenceBlock(paper: Paper, { confidence }: Report, { size, width: wide }: Set): Block {
  return stack([
    headline(paper, "How far to trust it", wide),
    space(wide === half ? 8 : 2),
    paragraph(paper, confidence.name, { style: styled({ face: "strong", size: size + 0.5 }), width: wide }),
    space(2),
    paragraph(paper, confidence.text, { style: styled({ size }), width: wide }),
  ]);
}

/** Own words' index, and how far to trust the result. */
const plainBlock = (paper: Paper, report: Report): Block =>
  beside([
    { at: 0, block: indexBlock(paper, "How far you agree", agreementOf(report), 10) },
    { at: half + gutter, block: confidenceBlock(paper, report, { size: 10, width: half }) },
  ]);

/** The index of the guess takes the place beside it; in smaller type, so that the window keeps its room. */
const guessedBlock = (paper: Paper, report: Report, guess: ReportPrediction): Block =>
  stack([
    beside([
      { at: 0, block: indexBlock(paper, "How far you agree", agreementOf(report), 9) },
      { at: half + gutter, block: indexBlock(paper, "How well you read them", guess, 9) },
    ]),
    space(10),
    confidenceBlock(paper, report, { size: 9, width }),
  ]);

const agreementOf = ({ agreement, agreementText }: Report) => ({ agreement, text: agreementText });

/** What the result as a whole is worth. */
export const measuresBlock = (paper: Paper, report: Report): Block =>
  report.prediction === null ? plainBlock(paper, report) : guessedBlock(paper, report, report.prediction);
