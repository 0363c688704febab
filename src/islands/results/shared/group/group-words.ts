import type { GroupCell, GroupPicture, GroupState } from "#src/shared/group/group.output.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** The counted panes. The Unknown is left out, because forty words are in everyone's. */
export const groupPanes = ["arena", "blindSpot", "facade"] as const satisfies readonly Quadrant[];
export type GroupPane = (typeof groupPanes)[number];

export interface GroupWord {
  readonly traitId: string;
  readonly name: string;
  readonly cell: Exclude<GroupCell, null>;
  /** Shares of windows that surely have it, and that may. */
  readonly surely: number;
  readonly atMost: number;
}

/** "Most" leaves fewer than five. */
const mostLeaves = 4;
const leastShown = 5;

export const traitName = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** A pane's words, the most frequent first. */
export function wordsOfPane({ words, counted }: GroupPicture, pane: GroupPane): readonly GroupWord[] {
  return words
    .flatMap(({ traitId, [pane]: cell }) => (cell === null ? [] : [drawn(traitId, cell, counted)]))
    .sort((one, other) => other.surely - one.surely || one.name.localeCompare(other.name, "en"));
}

function drawn(traitId: string, cell: Exclude<GroupCell, null>, counted: number): GroupWord {
  const name = traitName(traitId);
  if (cell !== "most") return { traitId, name, cell, surely: cell / counted, atMost: cell / counted };
  const least = Math.max(leastShown, counted - mostLeaves);
  return { traitId, name, cell, surely: least / counted, atMost: 1 };
}

/* Texts about group pictures (rule F3). */

export const groupMeaning =
  "One picture of everyone who agreed to be counted: which words are in many windows, and how far people and their peers agree. It has no names, so it’s the one thing here that’s made to be passed on, to a sponsor for example.";

const clientsHave = (count: number): string =>
  count === 1 ? "1 more client has" : `${String(count)} more clients have`;

/** How many agree, and how many are missing. */
export function groupStateText({ picture, agreed, missing }: GroupState): string {
  if (picture !== null) return nextPictureText(missing);
  if (missing === 0)
    return `${agreed} clients agree to be counted and have opened their window. That’s enough for a picture.`;
  const more = `${clientsHave(missing)} to agree to be counted, and open their window.`;
  if (agreed === 0) return more.replace(" more", "");
  const agree = agreed === 1 ? "1 client agrees" : `${agreed} clients agree`;
  // Five may agree, and it still isn't enough: then the number alone would be a riddle.
  const why = agreed < leastCounted ? "" : ` ${unseenText}`;
  return `${agree} to be counted so far. ${more}${why}`;
}

const leastCounted = 5;
const unseenText =
  "A picture needs five people whose results you haven’t seen, so that nobody can be picked out.";

const nextPictureText = (missing: number): string =>
  missing === 0
    ? "Enough new clients agree to be counted. You can make the next picture."
    : `For the next picture, ${clientsHave(missing)} to agree to be counted, and open their window. That way nobody can be worked out by comparing two pictures.`;

export const frozenText =
  "A picture doesn’t change once it’s made, even if someone later stops being counted.";

/** "12 of 20", "most of 20". */
export const cellText = (cell: Exclude<GroupCell, null>, counted: number): string => `${cell} of ${counted}`;

/** The agreement of the group in a sentence. */
export function groupAgreementText({ agreement: { low, middle, high }, counted }: GroupPicture): string {
  const range =
    low === high
      ? `Half of the ${counted} windows are at about ${spokenIndex(low)}`
      : `Half of the ${counted} windows are between ${spokenIndex(low)} and ${spokenIndex(high)}`;
  return `${range}, and the middle one is at ${spokenIndex(middle)}. At 100 someone’s own words are exactly those their peers picked most. At 0 they’re no closer than chance.`;
}

/** Method and limits, once, for the whole picture. */
export const groupLimits = (counted: number): readonly string[] => [
  `It counts ${counted} people who agreed to be counted. People who didn’t may well be different.`,
  "A word counts in someone’s Arena or Blind Spot only where more of their peers picked it than chance would explain. It counts in their Façade where they picked it and no peer did.",
  "Nothing here stands for fewer than five people. An empty cell means fewer than five windows, or a number that would give fewer than five away. “Most” means that at most four windows don’t have the word there.",
  "Now and then a count is a little lower than it really is, so that nobody’s window can be worked out. Agreement is rounded to the nearest five.",
  "Many words are looked at together, and people in one programme often share peers. Take a word as something to talk about, not as proof.",
];

/** What a word in a pane means, of many windows. */
export const groupPaneLeads = {
  arena: "People picked it for themselves, and so did their peers.",
  blindSpot: "Peers picked it, and they didn’t pick it themselves.",
  facade: "People picked it for themselves, and no peer did.",
} as const;
