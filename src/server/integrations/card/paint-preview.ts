import { drawBrand, sheet } from "./drawing.ts";
import { drawText, textLines, widthOf, type Measure } from "./lettering.ts";
import { ink, muted, paneColours, themes } from "#src/server/integrations/report/palette.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { windowGeometry, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import sharp from "sharp";

export interface Preview {
  readonly title: string;
  /** A word or two above the title. */
  readonly above: string;
  readonly panes: PaneWeights;
}

const pictureSize = { width: 1200, height: 630 };
const left = 64;
const frame = { x: 760, y: 64, width: 376, height: 502 };
const room = { width: frame.x - left - 56, height: 330 };
const lineHeight = 1.12;

const titleSizes = [92, 84, 76, 68, 60, 52, 46, 40] as const;

/** The title in the largest letters that fit. */
function drawTitle(title: string): string {
  const measure: Measure = (text, size) => widthOf(text, { face: "display", size });
  const isFitting = (lines: readonly string[], size: number) =>
    lines.every((line) => measure(line, size) <= room.width) &&
    lines.length * size * lineHeight <= room.height;
  const linesAt = (size: number) => textLines(title, size, room.width, measure);
  const size = titleSizes.find((one) => isFitting(linesAt(one), one)) ?? Math.min(...titleSizes);
  return linesAt(size)
    .map((line, row) => {
      const y = 150 + (row + 0.8) * size * lineHeight;
      return drawText(line, { face: "display", size }, { x: left, y, colour: ink });
    })
    .join("");
}

function drawWindow(panes: PaneWeights): string {
  const geometry = windowGeometry(panes, { width: 0.2, height: 0.2 });
  const px = (value: number) => String(Math.round(value));
  const rects = quadrants.map((quadrant) => {
    const { x, y, width, height } = geometry[quadrant];
    const at = `x="${px(frame.x + x * frame.width + 2)}" y="${px(frame.y + y * frame.height + 2)}"`;
    const by = `width="${px(width * frame.width - 4)}" height="${px(height * frame.height - 4)}"`;
    return `<rect ${at} ${by} rx="6" fill="${paneColours[quadrant].ground}" stroke="${paneColours[quadrant].strong}" stroke-width="3"/>`;
  });
  return rects.join("");
}

const drawPreview = ({ title, above, panes }: Preview): string =>
  sheet(pictureSize, themes.light, [
    drawText(above, { face: "text", size: 30 }, { x: left, y: 108, colour: muted }),
    drawTitle(title),
    drawWindow(panes),
    drawBrand({ x: left, y: 559, size: 40, isFlushRight: false }, themes.light),
  ]);

/** The link preview of a public page, a PNG of 1200 x 630, painted while the site is built. */
export async function paintPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const svg = drawPreview(preview);
  // A dozen colours and their edges. Dithering would double time and size.
  const palette = { palette: true, colours: 32, dither: 0, effort: 1 };
  const png = await sharp(Buffer.from(svg)).removeAlpha().png(palette).toBuffer();
  return new Uint8Array(png);
}
