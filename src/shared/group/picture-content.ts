import type { Theme } from "#src/shared/words/themes.ts";

/** Nothing in a group's picture is about fewer counted people than this (rule F3). */
export const leastCounted = 5;

/** What someone believes isn't a group's to show, and the others could hurt when read out in front of one. */
export const neverShown: ReadonlySet<string> = new Set([
  ...["religious", "nervous", "proud", "self-conscious", "shy", "tense"],
]);

/** A word's share of all descriptions: more than half, more than a third, or less. */
export const wordBands = ["half", "third", "often"] as const;
export type WordBand = (typeof wordBands)[number];

export interface GroupWord {
  readonly traitId: string;
  /** null where there are too few descriptions to tell bands apart. */
  readonly band: WordBand | null;
}

export interface ThemeShare {
  readonly theme: Theme;
  /** Percent of all words that people picked for each other, to the nearest five. */
  readonly share: number;
  /** Whether that is more than chance gives a family of so many words. */
  readonly isClear: boolean;
}

/** A frozen picture of those who are counted. It has no names, and says nothing about any single window. */
export interface GroupPictureContent {
  /** 1 is a list of words alone, from before there were themes. */
  readonly rule: 1 | 2;
  readonly counted: number;
  /** The words of the group: strongest band first, by alphabet within a band. */
  readonly words: readonly GroupWord[];
  /** How people describe each other, largest first. */
  readonly themes: readonly ThemeShare[];
  /**
   * The themes that most exceed chance when people describe themselves, at most three, in the order of all
   * themes.
   */
  readonly ownThemes: readonly Theme[];
  /** How many people of a programme had been asked, and had joined. */
  readonly participation?: { readonly asked: number; readonly joined: number };
}
