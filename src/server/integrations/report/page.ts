import { brand } from "#src/shared/site/brand.ts";
import { markRects } from "#src/shared/site/mark.ts";
import { hairline, muted, paneColours } from "./palette.ts";
import { styled, type Paper } from "./paper.ts";

/** A4 in points, and where content lies on it. */
export const page = { size: "A4", left: 54, width: 487.28, top: 84, bottom: 780, right: 541.28 } as const;

/** The mark and the name, on top of every page. */
export function drawBrand(paper: Paper): void {
  paper.decorate(() => {
    const size = 15;
    for (const { quadrant, x, y, width, height } of markRects) {
      const scale = size / 32;
      paper.pen
        .rect(page.left + x * scale, 40 + y * scale, width * scale, height * scale)
        .fill(paneColours[quadrant].strong);
    }
    paper.put(brand.name, styled({ face: "display", size: 13, leading: 1.2 }), { x: page.left + 22, y: 43 });
  });
}

interface Foot {
  readonly text: string;
  /** How many pages there are. */
  readonly of: number;
}

/** How anonymity is kept stands on page 2; here is which page this is. */
export function drawFoot(
  paper: Paper,
  number: number,
  { text: note, of }: Foot = { text: "Nobody sees who picked what.", of: 2 },
): void {
  paper.decorate(() => {
    paper.pen.lineWidth(0.7).moveTo(page.left, 796).lineTo(page.right, 796).stroke(hairline);
    const style = styled({ size: 8, colour: muted });
    const text = `Page ${String(number)} of ${String(of)}`;
    paper.put(note, style, { x: page.left, y: 802 });
    paper.put(text, style, { x: page.right - paper.widthOf(text, style), y: 802 });
  });
}
