import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Puts what a mutation answered into the page, ahead of an older answer that may still be on its way. */
export function useSurveyUpdate(surveyId: string): (changes: Partial<Survey>) => void {
  const { get } = trpc.useUtils().survey;
  return (changes) => {
    void get.cancel({ surveyId });
    get.setData({ surveyId }, (survey) => survey && { ...survey, ...changes });
  };
}
