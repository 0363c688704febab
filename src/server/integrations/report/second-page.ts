import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { beside, dashList, paragraph, space, stack, type Block, nameList } from "./blocks.ts";
import { measuresBlock } from "./measures-block.ts";
import { drawBrand, drawFoot, page } from "./page.ts";
import { hairline, muted, sunk } from "./palette.ts";
import { paneBlock, tightnesses, type Tightness } from "./pane-block.ts";
import { styled, type Paper, type Tag } from "./paper.ts";

/** The guess's results, list by list; nothing without a guess. */
function guessBlock(paper: Paper, { prediction }: Report, { scale, guessLines }: Tightness): Block {
  if (prediction === null || guessLines === 0) return space(0);
  const style = styled({ size: 8.6 * scale, leading: 1.35 });
  return stack([
    paragraph(paper, "What you guessed", {
      style: styled({ face: "display", size: 13 * scale, leading: 1.25 }),
      width: page.width,
      type: "H2",
    }),
    space(2 * scale),
    ...prediction.lists.map(({ title, words }) =>
      paragraph(paper, `${title}: ${words.join(", ")}.`, { style, width: page.width, lines: guessLines }),
    ),
  ]);
}

const { left, width } = page;
const inset = 14;

/** The four panes with their words, in two rows like the window. */
function panesBlock(paper: Paper, { panes, blindSpotMeaning }: Report, tightness: Tightness): Block {
  const half = (width - 2 * inset) / 2;
  const style = styled({ size: 8.6 * tightness.scale, colour: muted, leading: 1.35 });
  const drawn = panes.map((pane) => paneBlock(paper, pane, tightness, half));
  const row = (blocks: readonly Block[]) =>
    beside(blocks.map((block, at) => ({ at: at * (half + 2 * inset), block })));
  return stack([
    row(drawn.slice(0, 2)),
    rule(paper, 7 * tightness.scale),
    row(drawn.slice(2)),
    space(5 * tightness.scale),
    paragraph(paper, blindSpotMeaning, { style, width }),
  ]);
}

/** Names in alphabetical order, beside nothing else. */
function namesBlock(paper: Paper, { names, namesNote }: Report, { scale, nameLines }: Tightness): Block {
  const style = styled({ size: 9 * scale });
  return stack([
    paragraph(paper, "Who took part", {
      style: styled({ face: "display", size: 13 * scale, leading: 1.25 }),
      width,
      type: "H2",
    }),
    space(2 * scale),
    nameList(paper, names, { style, width, lines: nameLines }),
    paragraph(paper, namesNote, { style: styled({ size: 8.6 * scale, colour: muted }), width }),
  ]);
}

function limitsBlock(paper: Paper, { canTell, cannotTell }: Report, { scale }: Tightness): Block {
  const half = (width - 3 * inset) / 2;
  const style = styled({ size: 8.6 * scale, leading: 1.32 });
  const headline = styled({ face: "display", size: 13 * scale, leading: 1.25 });
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
    paragraph(paper, "What this can and cannot tell you", {
      style: headline,
      width: width - 2 * inset,
      type: "H2",
    }),
    space(3 * scale),
    beside([
      { at: 0, block: column("It can", canTell) },
      { at: half + inset, block: column("It cannot", cannotTell) },
    ]),
  ]);
  const padding = 9 * scale;
  return {
    height: inner.height + 2 * padding,
    draw: (parent, x, y) => {
      const height = inner.height + 2 * padding;
      paper.decorate(() => void paper.pen.roundedRect(x, y, width, height, 7).fill(sunk));
      inner.draw(parent, x + inset, y + padding);
    },
  };
}

function closingBlock(paper: Paper, report: Report, gapsNote: string, { scale }: Tightness): Block {
  const style = styled({ size: 8.6 * scale, colour: muted, leading: 1.35 });
  return stack([
    paragraph(paper, "How anonymity is kept", {
      style: styled({ face: "display", size: 13 * scale, leading: 1.25 }),
      width,
      type: "H2",
    }),
    space(2 * scale),
    paragraph(paper, report.anonymity, { style: styled({ size: 8.6 * scale, leading: 1.35 }), width }),
    space(3 * scale),
    paragraph(paper, [report.source, gapsNote].join(" ").trim(), { style, width }),
  ]);
}

function rule(paper: Paper, around: number): Block {
  return {
    height: 2 * around,
    draw: (_, x, y) => {
      paper.decorate(() => {
        paper.pen
          .lineWidth(0.7)
          .moveTo(x, y + around)
          .lineTo(x + width, y + around)
          .stroke(hairline);
      });
    },
  };
}

function pageBlock(paper: Paper, report: Report, gapsNote: string, tightness: Tightness): Block {
  const { scale } = tightness;
  const small = styled({ size: 8.6 * scale, colour: muted, leading: 1.35 });
  const guess = guessBlock(paper, report, tightness);
  return stack([
    panesBlock(paper, report, tightness),
    ...(guess.height > 0 ? [rule(paper, 7 * scale), guess] : []),
    space(6 * scale),
    paragraph(paper, report.legend, { style: small, width }),
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
export function drawSecondPage(paper: Paper, root: Tag, report: Report, gapsNote: string): void {
  drawBrand(paper);
  const room = page.bottom - page.top + 12;
  let chosen: Block | undefined;
  for (const tightness of tightnesses) {
    chosen = pageBlock(paper, report, gapsNote, tightness);
    if (chosen.height <= room) break;
  }
  chosen?.draw(root, left, page.top - 12);
  drawFoot(paper, 2);
}
