import { roundStage } from "./round-stage.ts";
import type { RoundSummary } from "./survey.output.ts";

/** How many rounds, and results, a page shows before somebody asks for all. */
export const shownAtFirst = 10;

/** How many results the dashboard shows. */
export const recentResults = 3;

/** Open rounds before closed ones, each newest first: the order of the list. */
export const openFirst = (surveys: readonly RoundSummary[]): readonly RoundSummary[] => {
  const isOpen = ({ status }: RoundSummary) => status === "in_progress";
  return [...surveys.filter(isOpen), ...surveys.filter((survey) => !isOpen(survey))];
};

/** Somebody's rounds, newest first: all, or those that are shown first; and how many there are of all that is counted. */
export interface ListedRounds {
  readonly surveys: readonly RoundSummary[];
  readonly counts: { readonly rounds: number; readonly results: number };
}

const withResult = (surveys: readonly RoundSummary[]) => surveys.filter(({ hasAnalysis }) => hasAnalysis);

export const allRounds = (surveys: readonly RoundSummary[]): ListedRounds => ({
  surveys,
  counts: { rounds: surveys.length, results: withResult(surveys).length },
});

/**
 * What the dashboard shows of somebody's rounds, newest first, before they ask for more: the head of the list, the newest
 * results, and the newest round of each stage, of which the next step is one. A page that brought along all of 500
 * would be ten times as large.
 */
export function firstRounds(surveys: readonly RoundSummary[]): ListedRounds {
  const stages = new Map([...surveys].reverse().map((survey) => [roundStage(survey), survey]));
  const shown = new Set([
    ...openFirst(surveys).slice(0, shownAtFirst),
    ...withResult(surveys).slice(0, recentResults),
    ...stages.values(),
  ]);
  return { ...allRounds(surveys), surveys: surveys.filter((survey) => shown.has(survey)) };
}
