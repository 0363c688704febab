import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { type Agreement, agreementFloor } from "#src/shared/result/analysis.ts";
import { beside, dashList, heading, paragraph, space, stack, type Block, nameList } from "./blocks.ts";
import { drawLine, page } from "./page.ts";
import { accent, hairline, ink, line, muted, sunk } from "./palette.ts";
import { noteStyle, paneBlock, tightnesses, type Tightness } from "./pane-block.ts";
import { styled, type Paper } from "./paper.ts";

const { width } = page;
const inset = 14;

/** The guess's results, list by list; nothing without a guess. */
function guessBlock(paper: Paper, { prediction }: Report, { scale, guessLines }: Tightness): Block {
  if (prediction === null || guessLines === 0) return space(0);
  const style = styled({ size: 8.6 * scale, leading: 1.35 });
  return stack([
    heading(paper, "What you guessed", { size: 13 * scale, width }),
    space(2 * scale),
    ...prediction.lists.map(({ title, words }) =>
      paragraph(paper, `${title}: ${words.join(", ")}.`, { style, width, lines: guessLines }),
    ),
  ]);
}

/** The four panes with their words, in two rows like the window. */
function panesBlock(paper: Paper, { panes, blindSpotMeaning }: Report, tightness: Tightness): Block {
  const half = (width - 2 * inset) / 2;
  const drawn = panes.map((pane) => paneBlock(paper, pane, tightness, half));
  const row = (blocks: readonly Block[]) =>
    beside(blocks.map((block, at) => ({ at: at * (half + 2 * inset), block })));
  return stack([
    row(drawn.slice(0, 2)),
    rule(paper, 7 * tightness.scale),
    row(drawn.slice(2)),
    space(5 * tightness.scale),
    paragraph(paper, blindSpotMeaning, { style: noteStyle(tightness.scale), width }),
  ]);
}

/** Names in alphabetical order, beside nothing else. */
function namesBlock(paper: Paper, { names, namesNote }: Report, { scale, nameLines }: Tightness): Block {
  return stack([
    heading(paper, "Who took part", { size: 13 * scale, width }),
    space(2 * scale),
    nameList(paper, names, { style: styled({ size: 9 * scale }), width, lines: nameLines }),
    paragraph(paper, namesNote, { style: styled({ size: 8.6 * scale, colour: muted }), width }),
  ]);
}

function limitsBlock(paper: Paper, { canTell, cannotTell }: Report, { scale }: Tightness): Block {
  const half = (width - 3 * inset) / 2;
  const style = styled({ size: 8.6 * scale, leading: 1.32 });
  const column = (title: string, texts: readonly string[]) =>
    stack([
      paragraph(paper, title, {
        style: styled({ face: "strong", size: 9 * scale }),
        width: half,
        type: "H3",
      }),
      dashList(paper, texts, style, half),
    ]);
  const inner = stack([
    heading(paper, "What this can and cannot tell you", { size: 13 * scale, width: width - 2 * inset }),
    space(3 * scale),
    beside([
      { at: 0, block: column("It can", canTell) },
      { at: half + inset, block: column("It cannot", cannotTell) },
    ]),
  ]);
  const padding = 9 * scale;
  const height = inner.height + 2 * padding;
  return {
    height,
    draw: (parent, x, y) => {
      paper.decorate(() => void paper.pen.roundedRect(x, y, width, height, 7).fill(sunk));
      inner.draw(parent, x + inset, y + padding);
    },
  };
}

function closingBlock(paper: Paper, report: Report, gapsNote: string, { scale }: Tightness): Block {
  return stack([
    heading(paper, "How anonymity is kept", { size: 13 * scale, width }),
    space(2 * scale),
    paragraph(paper, report.anonymity, { style: styled({ size: 8.6 * scale, leading: 1.35 }), width }),
    space(3 * scale),
    paragraph(paper, [report.source, gapsNote].join(" ").trim(), { style: noteStyle(scale), width }),
  ]);
}

const rule = (paper: Paper, around: number): Block => ({
  height: 2 * around,
  draw: (_, x, y) => paper.decorate(() => drawLine(paper, x, y + around, width)),
});

const small = styled({ size: 8, colour: muted, leading: 1.2 });

/** The index as a dot on its band, over the range of chance, as on the page. */
function agreementLine(
  paper: Paper,
  { value, low, high }: Agreement,
  { alt, width }: { alt: string; width: number },
): Block {
  const { pen } = paper;
  const height = 62;
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
        const band = [at(low), y + 19.5, Math.max(9, at(high) - at(low)), 9, 4.5] as const;
        pen.roundedRect(...band).fill(hairline);
        pen.lineWidth(0.7);
        pen.roundedRect(...band).stroke(line);
        pen.circle(at(value), y + 24, 6).fill(accent);
        const number = styled({ face: "strong", size: 10.5, colour: ink, leading: 1.2 });
        label(String(value).replace("-", "−"), at(value), y + 36, number);
        paper.put("opposite", small, { x, y: y + 52 });
        paper.put("the same", small, { x: x + width - paper.widthOf("the same", small), y: y + 52 });
      });
    },
  };
}

/**
 * The quality of the result as a whole: the index of own words, and how far to trust the result. A guess's
 * index goes beside, and all is in smaller type then, so that the window keeps its size.
 */
function measuresBlock(paper: Paper, { agreement, agreementText, prediction, confidence }: Report): Block {
  const gutter = 28;
  const half = (width - gutter) / 2;
  const size = prediction === null ? 10 : 9;
  const style = styled({ size });
  /** An index with its band, drawn and in words. */
  const index = (title: string, measured: Agreement, text: string) =>
    stack([
      heading(paper, title, { size: 15, width: half }),
      space(10),
      agreementLine(paper, measured, { alt: text, width: half }),
      paragraph(paper, text, { style, width: half }),
    ]);
  const trust = (wide: number, gap: number) =>
    stack([
      heading(paper, "How far to trust it", { size: 15, width: wide }),
      space(gap),
      paragraph(paper, confidence.name, { style: styled({ face: "strong", size: size + 0.5 }), width: wide }),
      space(2),
      paragraph(paper, confidence.text, { style, width: wide }),
    ]);
  const own = { at: 0, block: index("How far you agree", agreement, agreementText) };
  const at = half + gutter;
  if (prediction === null) return beside([own, { at, block: trust(half, 8) }]);
  const read = index("How well you read them", prediction.agreement, prediction.text);
  return stack([beside([own, { at, block: read }]), space(10), trust(width, 2)]);
}

function pageBlock(paper: Paper, report: Report, gapsNote: string, tightness: Tightness): Block {
  const { scale } = tightness;
  const guess = guessBlock(paper, report, tightness);
  return stack([
    panesBlock(paper, report, tightness),
    ...(guess.height > 0 ? [rule(paper, 7 * scale), guess] : []),
    space(6 * scale),
    paragraph(paper, report.legend, { style: noteStyle(scale), width }),
    space(11 * scale),
    measuresBlock(paper, report),
    space(9 * scale),
    limitsBlock(paper, report, tightness),
    space(9 * scale),
    namesBlock(paper, report, tightness),
    space(9 * scale),
    closingBlock(paper, report, gapsNote, tightness),
  ]);
}

/** The window's words and their quality, set as large as fits. */
export function secondPage(paper: Paper, report: Report, gapsNote: string): Block {
  // It begins higher than other pages.
  const raise = 12;
  const room = page.bottom - page.top + raise;
  let chosen = space(0);
  for (const tightness of tightnesses) {
    chosen = pageBlock(paper, report, gapsNote, tightness);
    if (chosen.height <= room) break;
  }
  return { ...chosen, draw: (parent, x, y) => chosen.draw(parent, x, y - raise) };
}
