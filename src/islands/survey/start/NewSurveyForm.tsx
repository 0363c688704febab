import { trpc } from "#src/islands/kit/api/trpc.ts";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { paths } from "#src/shared/site/paths.ts";
import { NewSurveyFields } from "./NewSurveyFields.tsx";
import { draftProblems, readDraft, type Draft } from "./new-survey.ts";
import { useFormDraft } from "#src/islands/survey/forms.tsx";

/** Starts a round. Everything is filled in already: the button alone will do. */
export function NewSurveyForm({ isSignedIn }: { isSignedIn: boolean }) {
  useSession(isSignedIn);
  const { form, keep, drop } = useFormDraft("new-round");
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.survey.create.useMutation({
      onSuccess: ({ id }) => {
        drop();
        location.assign(paths.assessment(id));
      },
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves: true },
  );

  const submit = (draft: Draft) => {
    const found = draftProblems(draft, new Date());
    report(found);
    if (found.length === 0) run(draft);
  };

  return (
    <form
      ref={form}
      className="grid gap-6"
      noValidate
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        submit(readDraft(new FormData(event.currentTarget)));
      }}
    >
      <ErrorSummary title="We couldn’t start the round" problems={problems} attempt={attempt} />
      <NewSurveyFields problems={problems} />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Starting…">
          Start the round
        </SubmitButton>
      </p>
    </form>
  );
}
