import { openLettering, textLines, type Lettering } from "./lettering.ts";
import { ink, muted, paneColours } from "#src/server/integrations/report/palette.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { brand } from "#src/shared/site/brand.ts";
import { markRects } from "#src/shared/site/mark.ts";
import { windowGeometry, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import sharp from "sharp";

export interface Preview {
  readonly title: string;
  /** A word or two above the title. */
  readonly above: string;
  readonly panes: PaneWeights;
}

const size = { width: 1200, height: 630 };
const paper = "#fbf8f2";
const left = 64;
const frame = { x: 760, y: 64, width: 376, height: 502 };
const room = { width: frame.x - left - 56, height: 330 };
const lineHeight = 1.12;

/** The title in the largest letters that leave it in its place. */
function drawTitle(letters: Lettering, title: string): string {
  const set = [92, 84, 76, 68, 60, 52, 46, 40].map((letterSize) => {
    const setting = { face: "display", size: letterSize } as const;
    const fits = (line: string) => letters.widthOf(line, setting) <= room.width;
    return {
      setting,
      fits,
      lines: textLines(title, letterSize, room.width, (text) => letters.widthOf(text, setting)),
    };
  });
  const chosen =
    set.find(
      ({ setting, fits, lines }) =>
        lines.every(fits) && lines.length * setting.size * lineHeight <= room.height,
    ) ?? set.at(-1);
  if (chosen === undefined) return "";
  const { setting, lines } = chosen;
  return lines
    .map((line, row) => {
      const y = 150 + (row + 0.8) * setting.size * lineHeight;
      return letters.put(line, setting, { x: left, y, colour: ink });
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

function drawMark(): string {
  const rects = markRects.map(
    ({ quadrant, x, y, width, height }) =>
      `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="2" fill="${paneColours[quadrant].strong}"/>`,
  );
  return `<g transform="translate(${String(left)} 522) scale(1.5)">${rects.join("")}</g>`;
}

/** The picture as SVG, text as outlines. */
function drawPreview(letters: Lettering, { title, above, panes }: Preview): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    letters.put(above, { face: "text", size: 30 }, { x: left, y: 108, colour: muted }),
    drawTitle(letters, title),
    drawWindow(panes),
    drawMark(),
    letters.put(brand.name, { face: "display", size: 40 }, { x: left + 62, y: 559, colour: ink }),
    "</svg>",
  ].join("");
}

/** The link preview of a public page, a PNG of 1200 x 630, painted while the site is built. */
export async function paintPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const svg = drawPreview(await openLettering(), preview);
  // A dozen colours and their edges. Dithering would double time and size.
  const palette = { palette: true, colours: 32, dither: 0, effort: 1 };
  const png = await sharp(Buffer.from(svg)).removeAlpha().png(palette).toBuffer();
  return new Uint8Array(png);
}
