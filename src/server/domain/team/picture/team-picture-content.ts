import type { GroupWindow } from "#src/server/domain/group/group-window.ts";
import { agreementQuartiles, countPanes, type PaneCounts } from "#src/server/domain/group/score-group.ts";
import { teamPanes, type TeamPictureContent, type TeamWord } from "#src/shared/team/picture-content.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/*
 * Rule F3 for a picture that everyone counted in it reads. Each reader knows their own window, so five
 * others must remain, and no number may cover fewer than five of these. Five people therefore give one
 * middle value, six and seven also the middle half. Words need eight: below that, "most" would tell someone
 * without a word that everyone else has it. Each word gets only one statement, because two could leave only
 * one option for the rest. The test tries every distribution.
 */

/** Five, and the reader. */
const leastShown = 6;
const leastForWords = 8;

export type ShownWord = Omit<TeamWord, "traitId"> | null;

/**
 * What the picture shows of a word: the pane that most windows have it in, if at least six do; with their
 * number if at least six others remain, otherwise with `most`.
 *
 * @param counted the number of windows in the picture
 */
export function shownWordOf(counts: PaneCounts, counted: number): ShownWord {
  if (counted < leastForWords) return null;
  // In a tie the first pane wins.
  const pane = teamPanes.reduce((best, one) => (counts[one] > counts[best] ? one : best));
  const people = counts[pane];
  return people < leastShown ? null : { pane, people: counted - people < leastShown ? "most" : people };
}

const nowhere: PaneCounts = { arena: 0, blindSpot: 0, facade: 0 };

/** Sorts words by windows, then by pane, then by name. */
function inOrder(counted: number) {
  const rank = ({ people }: TeamWord) => (people === "most" ? counted : people);
  return (one: TeamWord, other: TeamWord): number =>
    rank(other) - rank(one) ||
    teamPanes.indexOf(one.pane) - teamPanes.indexOf(other.pane) ||
    (one.traitId < other.traitId ? -1 : 1);
}

/** The picture of at least five windows, in any order. */
export function teamPictureContent(windows: readonly GroupWindow[]): TeamPictureContent {
  const counted = windows.length;
  const counts = countPanes(windows);
  const words = catalogue.flatMap(({ id }) => {
    const shown = shownWordOf(counts.get(id) ?? nowhere, counted);
    return shown === null ? [] : [{ traitId: id, ...shown }];
  });
  const { low, middle, high } = agreementQuartiles(windows.map(({ agreement }) => agreement));
  return {
    counted,
    agreement: { middle, half: counted < leastShown ? null : { low, high } },
    words: words.toSorted(inOrder(counted)),
  };
}
