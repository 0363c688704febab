import type { themes } from "#src/server/integrations/report/palette.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { type MinimumShares, type PaneWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { markRects } from "#src/shared/result/mark.ts";
import { brand } from "#src/shared/site/brand.ts";
import { drawText, widthOf } from "./lettering.ts";

/* Parts of pictures, as SVG. */

export type Colours = (typeof themes)[keyof typeof themes];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PaneBoxes = Readonly<Record<Quadrant, Box>>;

/** Half the width of a bar between panes. */
const half = 2;
const radius = 18;

/** The four panes of a window within a frame, in whole pixels. */
export function panesIn(frame: Box, weights: PaneWeights, minimum?: MinimumShares): PaneBoxes {
  const { arena, blindSpot } = windowGeometry(weights, minimum);
  const upright = Math.round(frame.x + arena.width * frame.width);
  const left = Math.round(frame.y + arena.height * frame.height);
  const right = Math.round(frame.y + blindSpot.height * frame.height);
  const [end, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const box = (x: number, y: number, to: number, down: number) => ({ x, y, width: to - x, height: down - y });
  return {
    arena: box(frame.x, frame.y, upright - half, left - half),
    blindSpot: box(upright + half, frame.y, end, right - half),
    facade: box(frame.x, left + half, upright - half, bottom),
    unknown: box(upright + half, right + half, end, bottom),
  };
}

const rect = ({ x, y, width, height }: Box, rest: string): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" ${rest}/>`;

/** Slanting lines, upright lines, dots, as on the page: colour never speaks alone. */
const patterns: Readonly<Record<Quadrant, (ink: string) => string>> = {
  arena: () => "",
  blindSpot: (ink) => `<path d="M-4 4 4-4M0 16 16 0M12 20 20 12" stroke="${ink}"/>`,
  facade: (ink) => `<path d="M8 0V16" stroke="${ink}"/>`,
  unknown: (ink) => `<circle cx="8" cy="8" r="1.8" fill="${ink}"/>`,
};

function drawGround(quadrant: Quadrant, box: Box, { panes }: Colours): string {
  const { ground, ink } = panes[quadrant];
  const lines = patterns[quadrant](ink);
  const pattern = `<pattern id="${quadrant}" width="16" height="16" patternUnits="userSpaceOnUse"><g opacity=".16" stroke-width="1.5">${lines}</g></pattern>`;
  return pattern + rect(box, `fill="${ground}"`) + rect(box, `fill="url(#${quadrant})"`);
}

/** The window of four panes on a frame of ink, without anything in it. */
export function drawWindow(frame: Box, panes: PaneBoxes, colours: Colours): string {
  const outline = (rest: string) => rect(frame, `rx="${String(radius)}" ${rest}`);
  const grounds = quadrants.map((quadrant) => drawGround(quadrant, panes[quadrant], colours)).join("");
  return [
    `<clipPath id="frame">${outline("")}</clipPath>`,
    `<g clip-path="url(#frame)">${outline(`fill="${colours.ink}"`)}${grounds}</g>`,
    outline(`fill="none" stroke="${colours.ink}" stroke-width="4"`),
  ].join("");
}

export interface BrandPlace {
  readonly x: number;
  /** The baseline of the name. */
  readonly y: number;
  readonly size: number;
  /** Whether x is where it ends, and not where it begins. */
  readonly isFlushRight: boolean;
}

/** The product's mark and name. */
export function drawBrand({ x, y, size, isFlushRight }: BrandPlace, colours: Colours) {
  const setting = { face: "display", size } as const;
  const beforeName = (size * 62) / 40;
  const start = isFlushRight ? x - widthOf(brand.name, setting) - beforeName : x;
  const rects = markRects.map((part) => rect(part, `rx="2" fill="${colours.panes[part.quadrant].strong}"`));
  const top = y - (size * 37) / 40;
  const mark = `<g transform="translate(${String(start)} ${String(top)}) scale(${String((size * 3) / 80)})">${rects.join("")}</g>`;
  return mark + drawText(brand.name, setting, { x: start + beforeName, y, colour: colours.ink });
}

/** A picture as SVG, on paper. */
export const sheet = (
  { width, height }: Pick<Box, "width" | "height">,
  { paper }: Colours,
  parts: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    ...parts,
    "</svg>",
  ].join("");
