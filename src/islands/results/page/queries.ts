import { api } from "#src/islands/kit/api/api.ts";
import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import type { Analysis, CircleComparison, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { queryOptions } from "@tanstack/react-query";

export interface ResultsData {
  readonly survey: Survey;
  /** Null while the window has not been opened. */
  readonly analysis: Analysis | null;
  /** All results of the round, where there are several. */
  readonly snapshots: readonly SnapshotSummary[];
  /** The plans that the account has; left out in the demo, which has none. */
  readonly plans?: readonly ActionPlan[];
  /** Whether another round has a result, too; left out in the demo, which shows one. */
  readonly isComparable?: boolean;
  /** What it sees beside other opened circles; null without any, left out in the demo. */
  readonly circles?: CircleComparison | null;
  /** The card of the round, or null; left out where its section has to ask. */
  readonly card?: ShareCard | null;
  /** Who sees the result beside its owner; left out where its section has to ask. */
  readonly sharing?: Sharing;
}

/** Looks again while a model still writes: it has two tries of 20 s. */
export const lookAgain = (analysis: Analysis | null | undefined): number | false =>
  analysis?.status === "in_progress" ? 10_000 : false;

/** A round with its newest result. Looks again while a model still writes. */
export const resultsQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["results", surveyId],
    queryFn: async (): Promise<ResultsData> => {
      const survey = await api.survey.get.query({ surveyId });
      const analysis = survey.hasAnalysis ? await api.analysis.get.query({ surveyId }) : null;
      const isLater = analysis !== null && analysis.snapshot > 1;
      const snapshots = isLater ? await api.analysis.snapshots.query({ surveyId }) : [];
      const plans = analysis === null ? [] : await api.panePlan.list.query({ surveyId });
      const isComparable = analysis !== null && (await api.survey.resultCount.query()) > 1;
      const isCircle = analysis !== null && survey.circleGroup !== null;
      const circles = isCircle ? await api.analysis.circleComparison.query({ surveyId }) : null;
      return { survey, analysis, snapshots, plans, isComparable, circles };
    },
    refetchInterval: ({ state }) => lookAgain(state.data?.analysis),
  });
