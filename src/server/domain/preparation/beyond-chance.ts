import { fisherTable } from "#src/server/domain/analysis/scoring/fisher.ts";
import { countsFrom, type SnapshotContent } from "#src/shared/result/analysis.ts";

/** The number of people who picked a word. */
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

/** Differences beyond chance, by trait id. */
export interface Shift {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** The family-wise error rate over all words. */
const errorRate = 0.05;

/**
 * Finds words whose share of votes differs between two groups: Fisher's exact test per word (Fisher 1934),
 * two-sided, at 5 % over all words (Bonferroni). Only words with enough votes to become significant count
 * (Tarone 1990): most of the 56 have too few.
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

/** Compares two rounds, answered by different people. Below five answers there are no counts. */
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
 * Compares two results of one round: the answers that the newer one adds with those of the older one. Returns
 * nothing for fewer than five added answers (rule A5), or where withdrawn answers left the newer one.
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
 * The direction of a change in agreement; null unless the bands are disjoint, which is stricter than 5 %. A
 * band of zero width comes from similar answers and says nothing about others, so it never counts.
 */
export function agreementShift(before: SnapshotContent, after: SnapshotContent): "up" | "down" | null {
  if ([before, after].some(({ agreement: { low, high } }) => low === high)) return null;
  if (after.agreement.low > before.agreement.high) return "up";
  return after.agreement.high < before.agreement.low ? "down" : null;
}
