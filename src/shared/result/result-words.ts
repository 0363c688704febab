import type { Band, Confidence } from "./analysis.ts";

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
