/*
 * A team picture's content. Every member reads it and knows their own window: so nothing in it may concern
 * fewer than five others, and nothing from which they could subtract themselves.
 */

/** The panes that a team picture counts words in. */
export const teamPanes = ["arena", "blindSpot", "facade"] as const;
export type TeamPane = (typeof teamPanes)[number];

/** The number of windows with the word; `most` if a number would leave too few others. */
export type TeamPeople = number | "most";

/** A word and its main pane. A picture has one statement per word: two could reveal the remaining people. */
export interface TeamWord {
  readonly traitId: string;
  readonly pane: TeamPane;
  readonly people: TeamPeople;
}

/** A frozen picture of those who agreed to be counted, without names. */
export interface TeamPictureContent {
  /** How many windows are in it, never fewer than five. */
  readonly counted: number;
  readonly agreement: {
    /** The middle one, to the nearest five. */
    readonly middle: number;
    /** The band that holds the middle half; null where only five are counted. */
    readonly half: { readonly low: number; readonly high: number } | null;
  };
  /** Widely shared words, most windows first; none below eight people. */
  readonly words: readonly TeamWord[];
}
