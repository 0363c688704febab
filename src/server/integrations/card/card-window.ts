import { paneColours, ink } from "#src/server/integrations/report/palette.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The window on the card: the same for everyone, so that its sizes tell nothing. */
const frame: Box = { x: 44, y: 40, width: 1112, height: 454 };
const bar = { x: 1008, y: 420 };
/** Half of a mullion. */
const half = 2;
const radius = 18;

const { right, bottom } = { right: frame.x + frame.width, bottom: frame.y + frame.height };
const across = (from: number, to: number) => ({ x: from, width: to - from });
const down = (from: number, to: number) => ({ y: from, height: to - from });

export const panes: Readonly<Record<Quadrant, Box>> = {
  arena: { ...across(frame.x, bar.x - half), ...down(frame.y, bar.y - half) },
  blindSpot: { ...across(bar.x + half, right), ...down(frame.y, bar.y - half) },
  facade: { ...across(frame.x, bar.x - half), ...down(bar.y + half, bottom) },
  unknown: { ...across(bar.x + half, right), ...down(bar.y + half, bottom) },
};

/** Slanting lines, upright lines, dots, as on the page: colour never speaks alone. */
const patterns: Readonly<Record<Quadrant, string>> = {
  arena: "",
  blindSpot: `<path d="M-4 4 4-4M0 16 16 0M12 20 20 12" stroke="${paneColours.blindSpot.ink}"/>`,
  facade: `<path d="M8 0V16" stroke="${paneColours.facade.ink}"/>`,
  unknown: `<circle cx="8" cy="8" r="1.8" fill="${paneColours.unknown.ink}"/>`,
};

const rect = ({ x, y, width, height }: Box, rest: string): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" ${rest}/>`;

function drawPane(quadrant: Quadrant): string {
  const ground = rect(panes[quadrant], `fill="${paneColours[quadrant].ground}"`);
  if (patterns[quadrant] === "") return ground;
  const pattern = `<pattern id="${quadrant}" width="16" height="16" patternUnits="userSpaceOnUse"><g opacity=".16" stroke-width="1.5">${patterns[quadrant]}</g></pattern>`;
  return `${pattern}${ground}${rect(panes[quadrant], `fill="url(#${quadrant})"`)}`;
}

/** The window of four panes on a frame of ink, without anything in it. */
export function drawCardWindow(): string {
  const outline = (rest: string) => rect(frame, `rx="${String(radius)}" ${rest}`);
  return [
    `<clipPath id="frame">${outline("")}</clipPath>`,
    `<g clip-path="url(#frame)">${outline(`fill="${ink}"`)}${quadrants.map(drawPane).join("")}</g>`,
    outline(`fill="none" stroke="${ink}" stroke-width="4"`),
  ].join("");
}
