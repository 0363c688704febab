import type { Evidence, Quadrant } from "./analysis.ts";

/** How much each pane holds, in any unit; only the proportions count. */
export type PaneWeights = Readonly<Record<Quadrant, number>>;

/** A pane's place in a window of size 1 x 1, measured from the top left. */
export interface PaneRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type WindowGeometry = Readonly<Record<Quadrant, PaneRect>>;

/** The bars' places in whole percent: the upright one's of the width, each crossbar's of the height. */
export interface WindowBars {
  readonly upright: number;
  readonly left: number;
  readonly right: number;
}

/** The smallest share of the width, and of its column's height, that a pane keeps for its label. */
export interface MinimumShares {
  readonly width: number;
  readonly height: number;
}

/** Nothing is known yet: four equal panes. */
export const evenWeights: PaneWeights = { arena: 1, blindSpot: 1, facade: 1, unknown: 1 };

/** The mark's fixed proportions: uneven, so that it reads as a window whose bars have moved. */
export const markWeights: PaneWeights = { arena: 9, blindSpot: 4, facade: 5, unknown: 6 };

const labelFits: MinimumShares = { width: 0.4, height: 0.3 };

/**
 * Draws the window: an upright bar divides what the person named (left) from the rest (right), and each side
 * has a crossbar. Areas are exactly proportional to the weights unless a pane is at its minimum.
 */
export function windowGeometry(weights: PaneWeights, minimum: MinimumShares = labelFits): WindowGeometry {
  const arena = solid(weights.arena);
  const blindSpot = solid(weights.blindSpot);
  const facade = solid(weights.facade);
  const unknown = solid(weights.unknown);

  const bar = share(arena + facade, blindSpot + unknown, minimum.width);
  const leftCross = share(arena, facade, minimum.height);
  const rightCross = share(blindSpot, unknown, minimum.height);

  return {
    arena: { x: 0, y: 0, width: bar, height: leftCross },
    blindSpot: { x: bar, y: 0, width: 1 - bar, height: rightCross },
    facade: { x: 0, y: leftCross, width: bar, height: 1 - leftCross },
    unknown: { x: bar, y: rightCross, width: 1 - bar, height: 1 - rightCross },
  };
}

/** The same window for the page, whose style sheet knows whole percents from 30 to 79. */
export function windowBars(weights: PaneWeights): WindowBars {
  const { arena, blindSpot } = windowGeometry(weights);
  return {
    upright: Math.round(arena.width * 100),
    left: Math.round(arena.height * 100),
    right: Math.round(blindSpot.height * 100),
  };
}

/** CSS rules that place the bars on a page without a script. `within` selects the window's container. */
export function barRules(within: string, { upright, left, right }: WindowBars): string {
  const at = (part: string, percent: number) => `${within} .${part}{--at:${percent}%}`;
  return at("window-side", upright) + at("pane-arena", left) + at("pane-blindSpot", right);
}

/** An own word that came up no more than chance gives is shown small, and counts little. */
const smallWord = 0.4;

/**
 * The weights of a result's panes. Arena and Blind Spot count words that stand out, the Arena also its small
 * ones, the Façade all its words. Nobody can measure the Unknown, so it gets a fixed quarter.
 */
export function resultWeights(
  words: Readonly<Record<Quadrant, readonly { evidence: Evidence }[]>>,
): PaneWeights {
  const arena = words.arena.reduce((sum, word) => sum + (standsOut(word) ? 1 : smallWord), 0);
  const blindSpot = words.blindSpot.filter(standsOut).length;
  const facade = words.facade.length;
  const known = arena + blindSpot + facade;
  return known === 0 ? evenWeights : { arena, blindSpot, facade, unknown: known / 3 };
}

/** Whether a word is shown and counted: clear, a hint, or said below five answers. Others fold away. */
export function standsOut({ evidence }: { evidence: Evidence }): boolean {
  return evidence === "clear" || evidence === "emerging" || evidence === "said";
}

/** `0.625` → `"62.5%"`, for SVG attributes. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

function solid(weight: number): number {
  return Number.isFinite(weight) && weight > 0 ? weight : 0;
}

/** The first part's share of the sum, within [minimum, 1 - minimum]; half if both are 0. */
function share(first: number, second: number, minimum: number): number {
  const sum = first + second;
  const raw = sum > 0 && Number.isFinite(sum) ? first / sum : 0.5;
  return Math.min(1 - minimum, Math.max(minimum, raw));
}
