import { roundStage } from "./round-stage.ts";
import type { Survey } from "./survey.ts";

/** How many rounds, and results, a page shows before somebody asks for all. */
export const shownAtFirst = 10;

/** Open rounds before closed ones, each newest first: the order of the list. */
export const openFirst = (surveys: readonly Survey[]): readonly Survey[] => {
  const isOpen = ({ status }: Survey) => status === "in_progress";
  return [...surveys.filter(isOpen), ...surveys.filter((survey) => !isOpen(survey))];
};

/** Rounds that a page brings along for its first look, and how many there are of all that it counts. */
export interface FirstRounds {
  readonly surveys: readonly Survey[];
  readonly counts: { readonly rounds: number; readonly results: number };
}

/**
 * What the dashboard shows of somebody's rounds, newest first, before they ask for more: the head of the list, the newest
 * results, and the newest round of each stage, of which the next step is one. A page that brought along all of 500
 * would be ten times as large.
 */
export function firstRounds(surveys: readonly Survey[]): FirstRounds {
  const results = surveys.filter(({ hasAnalysis }) => hasAnalysis);
  const stages = new Map(surveys.toReversed().map((survey) => [roundStage(survey), survey]));
  const shown = new Set([
    ...openFirst(surveys).slice(0, shownAtFirst),
    ...results.slice(0, shownAtFirst),
    ...stages.values(),
  ]);
  return {
    surveys: surveys.filter((survey) => shown.has(survey)),
    counts: { rounds: surveys.length, results: results.length },
  };
}
