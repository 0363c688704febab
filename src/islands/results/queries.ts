import { api } from "#src/islands/kit/api.ts";
import type { Analysis } from "#src/shared/analysis.ts";
import type { Survey } from "#src/shared/survey.ts";
import { queryOptions } from "@tanstack/react-query";

export interface ResultsData {
  readonly survey: Survey;
  /** Null while the window has not been opened. */
  readonly analysis: Analysis | null;
}

/** A model writes for some 20 seconds at most; the server takes two such calls in half a minute. */
const lookAgainMs = 20_000;

/** A round with its newest result. Looks again while a model still writes. */
export const resultsQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["results", surveyId],
    queryFn: async (): Promise<ResultsData> => {
      const survey = await api.survey.get.query({ surveyId });
      const analysis = survey.hasAnalysis ? await api.analysis.get.query({ surveyId }) : null;
      return { survey, analysis };
    },
    refetchInterval: ({ state }) => (state.data?.analysis?.status === "in_progress" ? lookAgainMs : false),
  });
