import type { Quadrant, Band, Confidence } from "./analysis.ts";

export interface PaneText {
  readonly name: string;
  /** Who knows, in the fewest words. */
  readonly short: string;
  readonly description: string;
}

/** The panes' names and meanings everywhere. "Blind Spot" is no fault here; the copy says so. */
export const paneText: Readonly<Record<Quadrant, PaneText>> = {
  arena: {
    name: "Arena",
    short: "You and they see it",
    description: "Words you picked, and others picked for you.",
  },
  blindSpot: {
    name: "Blind Spot",
    short: "They see it, you didn’t",
    description: "Words others picked for you and you left out. Often a strength you take for granted.",
  },
  facade: {
    name: "Façade",
    short: "You see it, they didn’t",
    description: "Words you picked that nobody else did. You may keep them to yourself.",
  },
  unknown: {
    name: "Unknown",
    short: "Nobody picked it",
    description: "Words nobody picked, you included.",
  },
};

/*
 * How people read a result's identifiers, on pages and in files. The REST API has said it so from the start.
 */

export const bandNames = {
  most: "most",
  several: "several",
  few: "a few",
  none: "nobody",
} as const satisfies Readonly<Record<Band, string>>;

export const confidenceNames = {
  firstGlimpse: "first glimpse",
  useful: "useful",
  solid: "solid",
} as const satisfies Readonly<Record<Confidence, string>>;
