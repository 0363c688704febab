import { paneColours, ink } from "#src/server/integrations/report/palette.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PaneBoxes = Readonly<Record<Quadrant, Box>>;

/** Where the bars of a window stand, in pixels: the upright one, and the crossbar of each side. */
export interface Bars {
  readonly upright: number;
  readonly left: number;
  readonly right: number;
}

/** Half of a mullion. */
const half = 2;
const radius = 18;

const across = (from: number, to: number) => ({ x: from, width: to - from });
const down = (from: number, to: number) => ({ y: from, height: to - from });

/** The four panes of a window in its frame. */
export function panesIn(frame: Box, { upright, left, right }: Bars): PaneBoxes {
  const [end, bottom] = [frame.x + frame.width, frame.y + frame.height];
  return {
    arena: { ...across(frame.x, upright - half), ...down(frame.y, left - half) },
    blindSpot: { ...across(upright + half, end), ...down(frame.y, right - half) },
    facade: { ...across(frame.x, upright - half), ...down(left + half, bottom) },
    unknown: { ...across(upright + half, end), ...down(right + half, bottom) },
  };
}

/** Slanting lines, upright lines, dots, as on the page: colour never speaks alone. */
const patterns: Readonly<Record<Quadrant, string>> = {
  arena: "",
  blindSpot: `<path d="M-4 4 4-4M0 16 16 0M12 20 20 12" stroke="${paneColours.blindSpot.ink}"/>`,
  facade: `<path d="M8 0V16" stroke="${paneColours.facade.ink}"/>`,
  unknown: `<circle cx="8" cy="8" r="1.8" fill="${paneColours.unknown.ink}"/>`,
};

const rect = ({ x, y, width, height }: Box, rest: string): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" ${rest}/>`;

function drawPane(quadrant: Quadrant, box: Box): string {
  const ground = rect(box, `fill="${paneColours[quadrant].ground}"`);
  if (patterns[quadrant] === "") return ground;
  const pattern = `<pattern id="${quadrant}" width="16" height="16" patternUnits="userSpaceOnUse"><g opacity=".16" stroke-width="1.5">${patterns[quadrant]}</g></pattern>`;
  return `${pattern}${ground}${rect(box, `fill="url(#${quadrant})"`)}`;
}

/** The window of four panes on a frame of ink, without anything in it. */
export function drawWindow(frame: Box, panes: PaneBoxes): string {
  const outline = (rest: string) => rect(frame, `rx="${String(radius)}" ${rest}`);
  return [
    `<clipPath id="frame">${outline("")}</clipPath>`,
    `<g clip-path="url(#frame)">${outline(`fill="${ink}"`)}${quadrants.map((quadrant) => drawPane(quadrant, panes[quadrant])).join("")}</g>`,
    outline(`fill="none" stroke="${ink}" stroke-width="4"`),
  ].join("");
}
