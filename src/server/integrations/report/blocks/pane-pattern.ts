import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneColours } from "#src/server/integrations/report/palette.ts";

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const step = 8;

/** Slanting lines, upright lines, dots: so that colour never speaks alone, not even on a grey printer. */
export function drawPattern(pen: PDFKit.PDFDocument, quadrant: Quadrant, area: Area): void {
  if (quadrant === "arena") return;
  const { x, y, width, height } = area;
  const colour = paneColours[quadrant].ink;
  pen.save().rect(x, y, width, height).clip();
  pen.lineWidth(0.7).strokeOpacity(0.11).fillOpacity(0.14);
  if (quadrant === "unknown") {
    for (let left = x + 6; left < x + width; left += step * 1.4) {
      for (let top = y + 6; top < y + height; top += step * 1.4) pen.circle(left, top, 0.8);
    }
    pen.fill(colour);
  } else {
    const slant = quadrant === "blindSpot" ? height : 0;
    for (let left = x + step / 2; left < x + width + slant; left += step) {
      pen.moveTo(left, y).lineTo(left - slant, y + height);
    }
    pen.stroke(colour);
  }
  pen.restore();
}
