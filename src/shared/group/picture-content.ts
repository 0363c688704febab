/** Nothing in a group's picture is about fewer counted people than this (rule F3). */
export const leastCounted = 5;

/** What someone believes isn't a group's to show, and the others could hurt when read out in front of one. */
export const neverShown: ReadonlySet<string> = new Set([
  ...["religious", "nervous", "proud", "self-conscious", "shy", "tense"],
  // As the only word of a group, each of these sounds like a verdict.
  ...["complex", "introverted", "quiet", "searching", "self-assertive", "sentimental", "silly"],
]);

/** A word's share of all descriptions: more than half, more than a third, or less. */
export const wordBands = ["half", "third", "often"] as const;
export type WordBand = (typeof wordBands)[number];
