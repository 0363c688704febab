import { findTrait } from "#src/shared/words/catalogue.ts";
import type { TeamPane } from "./picture-content.ts";
import type { TeamPicture } from "./team.output.ts";

/* Texts of a team picture, on the page and on paper. Rule F3 governs them. */

export const teamWordName = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** The sign as a word. (Copied from the texts of a result, so that no page loads them for it.) */
const spoken = (index: number): string => (index < 0 ? `minus ${String(-index)}` : String(index));

/** What each pane means for a team. */
export const teamPaneMeanings: Readonly<Record<TeamPane, string>> = {
  arena: "They picked it for themselves, and colleagues picked it for them.",
  blindSpot: "Colleagues picked it for them, and they didn’t pick it themselves.",
  facade: "They picked it for themselves, and no colleague did.",
};

/** Why a picture has no words. */
export const noWordsText = "It takes eight people who are counted, and a word that enough of them share.";

/** "Half of you are between 20 and 45." */
export function teamAgreementText({ agreement: { middle, half } }: Pick<TeamPicture, "agreement">): string {
  const spread =
    half === null
      ? ""
      : half.low === half.high
        ? ` At least half of the team is at about ${spoken(half.low)}.`
        : ` The middle half is between ${spoken(half.low)} and ${spoken(half.high)}.`;
  return (
    "For each person, an index says how far their own words and their colleagues’ agree: 0 is what chance gives, 100 is full agreement. " +
    `In this team the middle value is about ${spoken(middle)}.${spread}`
  );
}

/** How a picture is made. */
export const teamMethod: readonly string[] = [
  "Everyone counted here agreed to it, and opened a window of their own before.",
  "A word counts for Arena or Blind Spot if more colleagues picked it than chance would explain, and for Façade if none of them did.",
  "A number says in how many windows a word is. “Most” stands for so many that fewer than six are left.",
];

/** What it can’t tell. */
export const teamPictureLimits: readonly string[] = [
  "It names nobody, and counts no word in fewer than six windows, so nobody can be worked out from it, not even by someone who’s in it.",
  "It says how people were described, not how good they are at anything. Don’t compare it with other teams.",
  "It doesn’t change, and there’s no second one for this round.",
];
