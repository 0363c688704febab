import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";
import { accent, hairline, ink, line, muted, sunk } from "#src/server/integrations/report/palette.ts";
import type { Block } from "./blocks.ts";
import { styled, type Paper } from "#src/server/integrations/report/paper.ts";

const height = 62;
const small = styled({ size: 8, colour: muted, leading: 1.2 });

/** The index as a dot on its band, over the stretch that luck can reach: as the page draws it. */
export function agreementLine(
  paper: Paper,
  { value, low, high }: Agreement,
  { alt, width }: { alt: string; width: number },
): Block {
  const { pen } = paper;
  return {
    height: height + 8,
    draw: (parent, x, y) => {
      /** Where an index from -100 to 100 lies; a little room is left at both ends for the dot. */
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
