import { fisherTable } from "#src/server/domain/analysis/scoring/fisher.ts";
import { countsFrom, type SnapshotContent } from "#src/shared/result/analysis.ts";

/** So many of all people picked a word. */
interface Votes {
  readonly traitId: string;
  readonly before: number;
  readonly after: number;
}

interface Compared {
  readonly votes: readonly Votes[];
  readonly peopleBefore: number;
  readonly peopleAfter: number;
}

/** What is different beyond chance, by trait id. */
export interface Shift {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** How often, over all words together, chance alone may give a shift. */
const errorRate = 0.05;

/**
 * Words whose share of votes differs between two groups of people: Fisher's exact test for each word (Fisher 1934), two-sided, at 5 %
 * for all words together by Bonferroni's method. Only words for which their total of votes leaves a chance to be significant count
 * among "all" (Tarone 1990): of 56 words most have so few votes that no difference could ever show.
 */
function shiftOf({ votes, peopleBefore, peopleAfter }: Compared): Shift {
  const tested = votes.map((word) => {
    const table = fisherTable(word.before + word.after, peopleBefore, peopleAfter);
    return { ...word, p: table.pValue(word.before), least: table.leastPValue };
  });
  const sizes = Array.from({ length: votes.length }, (_, index) => index + 1);
  const canShow = (size: number) => tested.filter(({ least }) => least <= errorRate / size).length;
  const size = sizes.find((one) => canShow(one) <= one) ?? votes.length;
  const shifted = tested.filter(({ p }) => p <= errorRate / size);
  const isMore = ({ before, after }: Votes) => after / peopleAfter > before / peopleBefore;
  return {
    came: shifted.filter(isMore).map(({ traitId }) => traitId),
    went: shifted.filter((word) => !isMore(word)).map(({ traitId }) => traitId),
  };
}

const nothing: Shift = { came: [], went: [] };

const countsOf = ({ words }: Pick<SnapshotContent, "words">) =>
  new Map(words.map(({ traitId, count }) => [traitId, count]));

/** Two results of different people: two rounds. Below five answers there are no counts to compare. */
export function shiftBetweenRounds(before: SnapshotContent, after: SnapshotContent): Shift {
  const earlier = countsOf(before);
  const votes = after.words.flatMap(({ traitId, count }) => {
    const old = earlier.get(traitId) ?? null;
    return count === null || old === null ? [] : [{ traitId, before: old, after: count }];
  });
  if (votes.length === 0) return nothing;
  return shiftOf({ votes, peopleBefore: before.responseCount, peopleAfter: after.responseCount });
}

/**
 * Two results of one round. The newer holds the answers of the older, so the new answers alone are compared with the old ones. Fewer
 * than five new ones are not taken apart (rule A5), and neither is a result that withdrawn answers have left.
 */
export function shiftWithinRound(before: SnapshotContent, after: SnapshotContent): Shift {
  const added = after.responseCount - before.responseCount;
  if (added < countsFrom) return nothing;
  const earlier = countsOf(before);
  const votes = after.words.flatMap(({ traitId, count }) => {
    const old = earlier.get(traitId) ?? null;
    return count === null || old === null ? [] : [{ traitId, before: old, after: count - old }];
  });
  if (votes.length === 0 || votes.some(({ after: more }) => more < 0 || more > added)) return nothing;
  return shiftOf({ votes, peopleBefore: before.responseCount, peopleAfter: added });
}

/**
 * Which way agreement went; null unless the bands lie apart, which is stricter than 5 %. A band without width comes of answers that are
 * alike, and says nothing of other people: nothing lies apart from it.
 */
export function agreementShift(before: SnapshotContent, after: SnapshotContent): "up" | "down" | null {
  if ([before, after].some(({ agreement: { low, high } }) => low === high)) return null;
  if (after.agreement.low > before.agreement.high) return "up";
  return after.agreement.high < before.agreement.low ? "down" : null;
}
