import type { GroupWindow } from "#src/server/domain/group/group-window.ts";
import { agreementQuartiles, countPanes, type PaneCounts } from "#src/server/domain/group/score-group.ts";
import { teamPanes, type TeamPictureContent, type TeamWord } from "#src/shared/team/picture-content.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/*
 * Rule F3 where everyone who is counted reads the picture. Each of them knows their own window, so five others have to be left, and no
 * number may be about fewer than five of these. With five counted that leaves one middle value, with six and seven the middle half as well.
 * Words come with eight: below that, "most" would tell someone who doesn't have a word that everyone else does. Of each word the picture
 * says one thing, as two together could leave no other way for the rest. The test plays every way in which a team can have a word.
 */

/** Five, and the reader. */
const leastShown = 6;
/** From so many on, words. */
const leastForWords = 8;

/** What a picture says of a word. */
export type Said = Omit<TeamWord, "traitId"> | null;

/**
 * What a picture says of a word: the pane in which it is in most windows, with a number from six on that leaves six at least, or with
 * `most`, which stands for one that would leave fewer.
 *
 * @param counted how many windows the picture counts
 */
export function saidOf(counts: PaneCounts, counted: number): Said {
  if (counted < leastForWords) return null;
  // Among equals it's the first pane.
  const pane = teamPanes.reduce((best, one) => (counts[one] > counts[best] ? one : best));
  const people = counts[pane];
  return people < leastShown ? null : { pane, people: counted - people < leastShown ? "most" : people };
}

const nowhere: PaneCounts = { arena: 0, blindSpot: 0, facade: 0 };

/** Words of the most windows first, then in the order of panes, then by name. */
function inOrder(counted: number) {
  const rank = ({ people }: TeamWord) => (people === "most" ? counted : people);
  return (one: TeamWord, other: TeamWord): number =>
    rank(other) - rank(one) ||
    teamPanes.indexOf(one.pane) - teamPanes.indexOf(other.pane) ||
    (one.traitId < other.traitId ? -1 : 1);
}

/** The picture of some windows, five at least; the order in which they come makes no difference. */
export function teamPictureContent(windows: readonly GroupWindow[]): TeamPictureContent {
  const counted = windows.length;
  const counts = countPanes(windows);
  const said = catalogue.map(({ id }) => ({ traitId: id, said: saidOf(counts.get(id) ?? nowhere, counted) }));
  const { low, middle, high } = agreementQuartiles(windows.map(({ agreement }) => agreement));
  return {
    counted,
    agreement: { middle, half: counted < leastShown ? null : { low, high } },
    words: said
      .flatMap((word) => (word.said === null ? [] : [{ traitId: word.traitId, ...word.said }]))
      .toSorted(inOrder(counted)),
  };
}
