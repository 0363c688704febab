import { trpc } from "#src/islands/kit/api/trpc.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFieldProblem } from "#src/islands/kit/forms/use-field-problem.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useSurveyUpdate } from "./use-survey-update.ts";

/** What a form of a round's page can change, as it is sent. */
type Changes = Partial<Pick<Survey, "title" | "closesAt">>;

/** Changes a round from a form of one field: `problem` stands beside it, `refuse` says one without asking the server. */
export function useSurveyChange(surveyId: string, onSaved: (saved: Survey) => void) {
  const { problem, attempt, refuse } = useFieldProblem();
  const update = useSurveyUpdate(surveyId);
  const { run, isBusy } = useAction(
    trpc.survey.update.useMutation({
      onSuccess: (saved) => {
        update(saved);
        onSaved(saved);
      },
      onError: (error) => refuse(errorText(error)),
    }),
  );
  return { problem, attempt, refuse, save: (changes: Changes) => run({ surveyId, ...changes }), isBusy };
}
