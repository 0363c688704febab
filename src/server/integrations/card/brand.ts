import { ink, paneColours } from "#src/server/integrations/report/palette.ts";
import { brand } from "#src/shared/site/brand.ts";
import { markRects } from "#src/shared/site/mark.ts";
import type { Lettering } from "./lettering.ts";

export interface BrandPlace {
  readonly x: number;
  /** The line that the name stands on. */
  readonly y: number;
  readonly size: number;
  /** Whether x is where it ends, and not where it begins. */
  readonly isFlushRight: boolean;
}

/** The mark and the name of the product. */
export function drawBrand(letters: Lettering, { x, y, size, isFlushRight }: BrandPlace): string {
  const setting = { face: "display", size } as const;
  const beforeName = (size * 62) / 40;
  const start = isFlushRight ? x - letters.widthOf(brand.name, setting) - beforeName : x;
  const rects = markRects.map(
    (rect) =>
      `<rect x="${String(rect.x)}" y="${String(rect.y)}" width="${String(rect.width)}" height="${String(rect.height)}" rx="2" fill="${paneColours[rect.quadrant].strong}"/>`,
  );
  const top = y - (size * 37) / 40;
  const mark = `<g transform="translate(${String(start)} ${String(top)}) scale(${String((size * 3) / 80)})">${rects.join("")}</g>`;
  return mark + letters.put(brand.name, setting, { x: start + beforeName, y, colour: ink });
}
