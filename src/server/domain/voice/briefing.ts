import type { TalkContext } from "./brain.ts";

/** What a service elsewhere is told of the window, as JSON: the words with their panes and bands, and how many answered. */
export const windowBriefing = ({ snapshot }: TalkContext): string =>
  JSON.stringify({
    answers: snapshot.responseCount,
    words: snapshot.words
      .filter(({ quadrant }) => quadrant !== "unknown")
      .map(({ traitId, quadrant, band }) => ({ traitId, quadrant, band })),
  });
