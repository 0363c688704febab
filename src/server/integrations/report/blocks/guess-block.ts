import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { paragraph, space, stack, type Block } from "./blocks.ts";
import { page } from "#src/server/integrations/report/page.ts";
import { styled, type Paper } from "#src/server/integrations/report/paper.ts";
import type { Tightness } from "#src/server/integrations/report/tightness.ts";

/** What became of the guess, list by list; nothing where there was none. */
export function guessBlock(paper: Paper, { prediction }: Report, { scale, guessLines }: Tightness): Block {
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
