import type { Report, ReportPrediction } from "#src/server/domain/analysis/report/report.ts";
import { type Agreement, agreementFloor } from "#src/shared/result/analysis.ts";
import { beside, paragraph, space, stack, type Block } from "./blocks.ts";
import { page } from "./page.ts";
import { styled, type Paper } from "./paper.ts";
import { accent, hairline, ink, line, muted, sunk } from "./palette.ts";

const height = 62;
const small = styled({ size: 8, colour: muted, leading: 1.2 });

/** The index as a dot on its band, over the range of chance, as on the page. */
function agreementLine(
  paper: Paper,
  { value, low, high }: Agreement,
  { alt, width }: { alt: string; width: number },
): Block {
  const { pen } = paper;
  return {
    height: height + 8,
    draw: (parent, x, y) => {
      /** The place of an index from -100 to 100, with room for the dot at both ends. */
      const at = (index: number): number => x + width * (0.03 + 0.94 * ((index + 100) / 200));
      const label = (text: string, middle: number, top: number, style = small) =>
        paper.put(text, style, { x: middle - paper.widthOf(text, style) / 2, y: top });

      paper.figure(parent, { alt, box: [x, y, x + width, y + height] }, () => {
        pen.rect(at(-100), y, at(agreementFloor) - at(-100), 34).fill(sunk);
        label("could be chance", at((agreementFloor - 100) / 2), y + 4);
        pen.rect(at(-100), y + 23.5, at(100) - at(-100), 1).fill(line);
        pen.roundedRect(at(low), y + 19.5, Math.max(9, at(high) - at(low)), 9, 4.5).fill(hairline);
        pen
          .lineWidth(0.7)
          .roundedRect(at(low), y + 19.5, Math.max(9, at(high) - at(low)), 9, 4.5)
          .stroke(line);
        pen.circle(at(value), y + 24, 6).fill(accent);
        const number = styled({ face: "strong", size: 10.5, colour: ink, leading: 1.2 });
        label(String(value).replace("-", "−"), at(value), y + 36, number);
        paper.put("opposite", small, { x, y: y + 52 });
        paper.put("the same", small, { x: x + width - paper.widthOf("the same", small), y: y + 52 });
      });
    },
  };
}

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

/** The guess's index goes beside, in smaller type, so that the window keeps its size. */
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

/** The quality of the result as a whole. */
export const measuresBlock = (paper: Paper, report: Report): Block =>
  report.prediction === null ? plainBlock(paper, report) : guessedBlock(paper, report, report.prediction);
