import { evidenceScale, hasCounts, isClear, type ScoredWord } from "#src/shared/result/analysis.ts";
import type { CircleComparison } from "#src/shared/result/analysis.output.ts";
import { type FoundCircle, type PartlyShared, circleTexts, leastGap } from "./texts/circle-texts.ts";

/** The newest result of a circle. */
export interface OpenedCircle {
  readonly surveyId: string;
  readonly name: string;
  readonly responseCount: number;
  readonly evidenceScale?: number;
  /** Strongest evidence first. */
  readonly words: readonly ScoredWord[];
}

/** Words of fewer answers can't be told from chance, nor those graded by an older rule. */
const isComparable = (circle: OpenedCircle): boolean =>
  hasCounts(circle) && circle.evidenceScale === evidenceScale;

const wordIn = ({ words }: OpenedCircle, traitId: string): ScoredWord | undefined =>
  words.find((word) => word.traitId === traitId);

const shareIn = (circle: OpenedCircle, traitId: string): number =>
  (wordIn(circle, traitId)?.count ?? 0) / circle.responseCount;

/** At most this many picks still count as hardly anyone. */
const mostForAbsence = 1;

const isAbsentIn = (circle: OpenedCircle, traitId: string): boolean =>
  isComparable(circle) && (wordIn(circle, traitId)?.count ?? 0) <= mostForAbsence;

const isClearIn = (circle: OpenedCircle, traitId: string): boolean => {
  const word = wordIn(circle, traitId);
  return isComparable(circle) && word !== undefined && isClear(word);
};

/**
 * What circles see of the same own words, from what each newest result shows. A word counts for a circle if
 * it's clear there. That others don't see it is said only where each of them has five answers, and at most
 * one of these picked it; else it may be picked more often here. Words that tell most apart come first.
 *
 * @param circles at least two, in the order of their page
 */
export function compareCircles(circles: readonly OpenedCircle[]): Omit<CircleComparison, "card"> {
  const compared = circles.filter(isComparable);
  const seenBy = clearInSeveral(compared);
  const shared = seenBy.find(({ by }) => by.length === compared.length)?.traitIds ?? [];
  const found = circles.map((circle) => findIn(circle, circles, compared));
  const told = [...shared, ...found.flatMap(({ alone, more, also }) => [...alone, ...more, ...also])];
  const other = circles.flatMap((circle) =>
    circle.words
      .filter(
        ({ traitId, evidence, band }) =>
          isClearIn(circle, traitId) || (evidence === "said" && band === "most"),
      )
      .map(({ traitId }) => traitId),
  );
  const words = [...new Set([...told, ...other])].map((traitId) => ({
    traitId,
    isOwn: circles.some((circle) => isOwn(wordIn(circle, traitId))),
    votes: circles.map((circle) => votesOf(wordIn(circle, traitId))),
  }));
  const partly = seenBy.filter(({ by }) => by.length < compared.length);
  return circleTexts({ shared, partly, circles: found, words });
}

/** What sets one circle apart, and what is clear there alone, but as common elsewhere. */
function findIn(
  circle: OpenedCircle,
  circles: readonly OpenedCircle[],
  compared: readonly OpenedCircle[],
): FoundCircle {
  const { surveyId, name, responseCount } = circle;
  const others = compared.filter((other) => other !== circle);
  const gapOf = (id: string) => shareIn(circle, id) - Math.max(...others.map((other) => shareIn(other, id)));
  const isOnlyHere = ({ traitId }: ScoredWord) =>
    isClearIn(circle, traitId) && !others.some((other) => isClearIn(other, traitId));
  const own = (others.length === 0 ? [] : circle.words.filter(isOnlyHere))
    .map(({ traitId }) => ({ traitId, gap: gapOf(traitId) }))
    .sort((a, b) => b.gap - a.gap);
  const isAlone = (id: string) => circles.every((other) => other === circle || isAbsentIn(other, id));
  const idsOf = (wanted: (word: (typeof own)[number]) => boolean) =>
    own.filter(wanted).map(({ traitId }) => traitId);
  return {
    ...{ surveyId, name, responseCount, isCompared: isComparable(circle) },
    alone: idsOf(({ traitId }) => isAlone(traitId)),
    more: idsOf(({ traitId, gap }) => !isAlone(traitId) && gap >= leastGap),
    also: idsOf(({ traitId, gap }) => !isAlone(traitId) && gap < leastGap),
  };
}

/** Words that are clear in two circles or more, by these circles. */
function clearInSeveral(compared: readonly OpenedCircle[]): readonly PartlyShared[] {
  const found = new Map<string, { by: string[]; traitIds: string[] }>();
  for (const traitId of new Set(compared.flatMap(({ words }) => words.map((word) => word.traitId)))) {
    const by = compared.filter((circle) => isClearIn(circle, traitId)).map(({ surveyId }) => surveyId);
    if (by.length < 2) continue;
    const key = by.join(" ");
    found.set(key, { by, traitIds: [...(found.get(key)?.traitIds ?? []), traitId] });
  }
  return [...found.values()];
}

const isOwn = (word: ScoredWord | undefined): boolean =>
  word?.quadrant === "arena" || word?.quadrant === "facade";

const votesOf = (word: ScoredWord | undefined) => ({
  band: word?.band ?? "none",
  count: word?.count ?? null,
});
