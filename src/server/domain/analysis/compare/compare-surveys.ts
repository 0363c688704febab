import { fisherTable } from "#src/server/domain/analysis/scoring/fisher.ts";
import { hasCounts, isClear, type ScoredSurvey, type ScoredWord } from "#src/shared/result/analysis.ts";
import { comparisonHeadline } from "#src/shared/result/comparison.ts";
import type { Comparison } from "#src/shared/result/analysis.output.ts";
import { clearBelow } from "#src/shared/scoring/evidence.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import { findNewestSnapshot } from "#src/server/domain/analysis/queries.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";

/** A result with its round's title; its owner already sees all of it. */
export type ComparedResult = Omit<Comparison["first"], "words"> & Pick<ScoredSurvey, "words">;

/**
 * Compares two results. Reads only what each of them shows; if either has no counts, neither shows any,
 * because a difference would reveal them. Marks a word if chance alone would mark fewer than 0.1 words of
 * the whole list as strongly, as for clear words.
 */
export function compareResults(one: ComparedResult, other: ComparedResult): Comparison {
  const isCounted = hasCounts(one) && hasCounts(other);
  const [first, second] = isCounted ? [one, other] : [withoutCounts(one), withoutCounts(other)];
  const pairs = pairsOf(first.words, second.words);
  const sizes = { first: first.responseCount, second: second.responseCount };
  const tested = isCounted ? pairs.length : 0;
  const words = pairs
    .map((pair) => ({ ...pair, p: isCounted ? pValueOf(pair, sizes) : 1 }))
    .map((pair) => ({ ...pair, beyondChance: pair.p * tested < clearBelow && isCounted }))
    .filter(({ beyondChance, first: here, second: there }) => beyondChance || [here, there].some(standsOut))
    .toSorted(byWeight)
    .map(({ first: here, second: there, beyondChance }) => ({
      traitId: here.traitId,
      seenIn: seenIn(here, there),
      first: votesOf(here),
      second: votesOf(there),
      beyondChance,
    }));
  const compared = { first, second, tested, words, own: ownOf(pairs) };
  const isClearInBoth = (traitId: string) =>
    pairs.some(
      ({ first: here, second: there }) => here.traitId === traitId && isClear(here) && isClear(there),
    );
  return { headline: comparisonHeadline(compared, isClearInBoth), ...compared };
}

const withoutCounts = (result: ComparedResult): ComparedResult => ({
  ...result,
  words: result.words.map((word) => ({ ...word, count: null })),
});

interface Pair {
  readonly first: ScoredWord;
  readonly second: ScoredWord;
  /** The better of its two places; both lists start with the strongest word. */
  readonly place: number;
}

/** The words in both lists: the rounds may use different catalogues. */
function pairsOf(first: readonly ScoredWord[], second: readonly ScoredWord[]): readonly Pair[] {
  const places = new Map(second.map((word, place) => [word.traitId, { word, place }]));
  return first.flatMap((word, place) => {
    const there = places.get(word.traitId);
    return there === undefined
      ? []
      : [{ first: word, second: there.word, place: Math.min(place, there.place) }];
  });
}

function pValueOf({ first, second }: Pair, people: { readonly first: number; readonly second: number }) {
  const [here, there] = [first.count ?? 0, second.count ?? 0];
  return fisherTable(here + there, people.first, people.second).pValue(here);
}

/** Marked words first, by p-value; then by place. */
function byWeight(
  a: Pair & { readonly p: number; readonly beyondChance: boolean },
  b: Pair & { readonly p: number; readonly beyondChance: boolean },
): number {
  const marked = Number(b.beyondChance) - Number(a.beyondChance);
  if (marked !== 0) return marked;
  return (a.beyondChance ? a.p - b.p : 0) || a.place - b.place;
}

const votesOf = ({ band, count }: ScoredWord) => ({ band, count });

/** A word that stands out in neither may still differ beyond chance: it goes where more people picked it. */
function seenIn(first: ScoredWord, second: ScoredWord): "both" | "first" | "second" {
  if (standsOut(first)) return standsOut(second) ? "both" : "first";
  if (standsOut(second)) return "second";
  return (first.count ?? 0) > (second.count ?? 0) ? "first" : "second";
}

const isOwn = ({ quadrant }: ScoredWord): boolean => quadrant === "arena" || quadrant === "facade";

function ownOf(pairs: readonly Pair[]): Comparison["own"] {
  const ids = (wanted: (pair: Pair) => boolean) =>
    pairs
      .filter(wanted)
      .map(({ first }) => first.traitId)
      .toSorted();
  return {
    both: ids(({ first, second }) => isOwn(first) && isOwn(second)),
    first: ids(({ first, second }) => isOwn(first) && !isOwn(second)),
    second: ids(({ first, second }) => !isOwn(first) && isOwn(second)),
  };
}

interface AskedRounds {
  readonly first: string;
  readonly second: string;
}

/**
 * Compares the newest results of two of the actor's rounds.
 *
 * @throws {DomainError} not_found, also while one of the windows is closed.
 */
export async function compareSurveys(
  deps: Deps,
  actor: Actor,
  { first, second }: AskedRounds,
): Promise<Comparison> {
  return compareResults(
    ...(await Promise.all([resultOf(deps, actor, first), resultOf(deps, actor, second)])),
  );
}

async function resultOf(deps: Deps, actor: Actor, surveyId: string): Promise<ComparedResult> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const row = await findNewestSnapshot(deps.db.read, survey.id);
  if (row === undefined) throw analysisErrors.notFound();
  const { responseCount, words } = row.content;
  const createdAt = row.createdAt.toISOString();
  return { surveyId, title: survey.title, snapshot: row.number, createdAt, responseCount, words };
}
