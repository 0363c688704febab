/*
 * What a team picture shows. Every member reads it, and knows their own window beside it: so nothing in it may be about fewer than five
 * others, and nothing that they could take themselves out of.
 */

/** The panes that a team picture counts words in. */
export const teamPanes = ["arena", "blindSpot", "facade"] as const;
export type TeamPane = (typeof teamPanes)[number];

/** In how many windows a word is; `most`: in so many that a number would leave too few. */
export type TeamPeople = number | "most";

/** A word, and where it mostly is. A picture says one thing of a word: two together could say who is left. */
export interface TeamWord {
  readonly traitId: string;
  readonly pane: TeamPane;
  readonly people: TeamPeople;
}

/** A frozen picture of those who agreed to be counted: no names. */
export interface TeamPictureContent {
  /** How many windows are in it, never fewer than five. */
  readonly counted: number;
  readonly agreement: {
    /** The middle one, to the nearest five. */
    readonly middle: number;
    /** The band that holds the middle half; null where only five are counted. */
    readonly half: { readonly low: number; readonly high: number } | null;
  };
  /** Words that are shared by enough, those of the most windows first; none below eight people. */
  readonly words: readonly TeamWord[];
}
