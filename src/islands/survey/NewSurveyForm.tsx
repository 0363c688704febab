import { api } from "#src/islands/kit/api.ts";
import { errorIssues, errorText } from "#src/islands/kit/api-error.ts";
import { SubmitButton } from "#src/islands/kit/SubmitButton.tsx";
import { ErrorSummary, type FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { showToast } from "#src/islands/kit/ui/toast-store.ts";
import { useAction } from "#src/islands/kit/use-action.ts";
import { useSession } from "#src/islands/kit/use-session.ts";
import { paths } from "#src/shared/paths.ts";
import { useState } from "react";
import { NewSurveyFields } from "./NewSurveyFields.tsx";
import { draftProblems, readDraft, type Draft } from "./new-survey.ts";

/** Starts a round. Everything is filled in already: the button alone will do. */
export function NewSurveyForm({ isSignedIn }: { isSignedIn: boolean }) {
  useSession(isSignedIn);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { run, isBusy } = useAction({
    act: (draft: Draft) => api.survey.create.mutate(draft),
    leaves: true,
    onDone: ({ id }) => location.assign(paths.assessment(id)),
    failure: (error) => {
      setProblems(errorIssues(error).map(({ path, message }) => ({ fieldId: path, message })));
      showToast({ title: "The round was not started", body: errorText(error), tone: "error" });
    },
  });

  const submit = (draft: Draft) => {
    const found = draftProblems(draft, new Date());
    setProblems(found);
    if (found.length === 0) run(draft);
  };

  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(readDraft(new FormData(event.currentTarget)));
      }}
    >
      <ErrorSummary problems={problems} />
      <NewSurveyFields problems={problems} />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Starting…">
          Start the round
        </SubmitButton>
      </p>
    </form>
  );
}
