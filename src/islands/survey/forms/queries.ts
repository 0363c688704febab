import { api } from "#src/islands/kit/api/api.ts";
import type { Survey } from "#src/shared/survey/survey.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";

export const surveyQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["survey", surveyId],
    queryFn: (): Promise<Survey> => api.survey.get.query({ surveyId }),
  });

/** Puts what a mutation has answered into the page, past an older answer that may still be on its way. */
export function useSurveyUpdate(surveyId: string): (changes: Partial<Survey>) => void {
  const client = useQueryClient();
  const { queryKey } = surveyQuery(surveyId);
  return (changes) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (survey) => survey && { ...survey, ...changes });
  };
}
