import { api } from "#src/islands/kit/api.ts";
import { errorText } from "#src/islands/kit/api-error.ts";
import { formText } from "#src/islands/kit/form-text.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toast-store.ts";
import { useAction } from "#src/islands/kit/use-action.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useState } from "react";
import { dayOf, deadlineProblem, endOfDay } from "./deadline.ts";
import { useSurveyUpdate } from "./queries.ts";

interface DeadlineFormProps {
  survey: Survey;
  onEnd: () => void;
}

/** Escape leaves the deadline as it was. */
export function DeadlineForm({ survey, onEnd }: DeadlineFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const update = useSurveyUpdate(survey.id);
  const { run, isBusy } = useAction({
    act: (closesAt: string | null) => api.survey.update.mutate({ surveyId: survey.id, closesAt }),
    failure: (error) => setProblem(errorText(error)),
    onDone: (saved, closesAt) => {
      update(saved);
      showToast({ title: closesAt === null ? "The deadline is removed" : "The deadline is set" });
      onEnd();
    },
  });

  const submit = (day: string) => {
    const closesAt = endOfDay(day);
    const found = closesAt === null ? "Please choose a day." : deadlineProblem(closesAt, new Date());
    setProblem(found);
    if (found !== null) return;
    // The day that stands there already may have a time of its own, which the API can set: leave it.
    if (day === dayOf(survey.closesAt)) onEnd();
    else run(closesAt);
  };

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(formText(new FormData(event.currentTarget), "closesAt"));
      }}
      onKeyDown={(event) => event.key === "Escape" && onEnd()}
    >
      <Field
        label="Deadline"
        name="closesAt"
        type="date"
        className="max-w-60"
        defaultValue={dayOf(survey.closesAt)}
        autoFocus
        error={problem}
        hint="The round closes at the end of that day. The people you ask see it on their page, and in mails that go out from now on."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving…">
          Save the deadline
        </Button>
        {survey.closesAt !== null && (
          <Button busy={isBusy} busyLabel="Saving…" onClick={() => run(null)}>
            Remove the deadline
          </Button>
        )}
        <Button look="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
