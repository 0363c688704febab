import { dayOf, deadlineProblem, endOfDay } from "#src/islands/kit/page/dates.tsx";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { InlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useSurveyChange } from "#src/islands/survey/forms.tsx";
import { titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

interface EditFormProps {
  survey: Survey;
  onEnd: () => void;
}

/** The day on which the round ends, or none. */
export function DeadlineForm({ survey, onEnd }: EditFormProps) {
  const present = dayOf(survey.closesAt);
  const { problem, attempt, refuse, save, isBusy } = useSurveyChange(survey.id, ({ closesAt }) => {
    showToast({ title: closesAt === null ? "The deadline is removed" : "The deadline is set" });
    onEnd();
  });

  const submit = (day: string) => {
    const closesAt = endOfDay(day);
    const found = closesAt === null ? "Please choose a day." : deadlineProblem(closesAt, new Date());
    refuse(found);
    if (found !== null) return;
    // An unchanged day may have a time that the API has set: leave it.
    if (day === present) onEnd();
    else save({ closesAt });
  };

  return (
    <InlineForm
      saveLabel="Save the deadline"
      isBusy={isBusy}
      onSave={(form) => submit(formText(form, "closesAt"))}
      onCancel={onEnd}
      more={
        survey.closesAt !== null && (
          <Button busy={isBusy} busyLabel="Saving…" onClick={() => save({ closesAt: null })}>
            Remove the deadline
          </Button>
        )
      }
    >
      <Field
        label="Deadline"
        name="closesAt"
        type="date"
        className="max-w-60"
        defaultValue={present}
        autoFocus
        error={problem}
        attempt={attempt}
        onChange={() => refuse(null)}
        hint="The round closes at the end of that day. The people you ask see it on their page, and in emails we send after this."
      />
    </InlineForm>
  );
}

/** A form to rename the round. */
export function RenameForm({ survey, onEnd }: EditFormProps) {
  const { problem, attempt, refuse, save, isBusy } = useSurveyChange(survey.id, (saved) => {
    showToast({ title: "The title is saved" });
    document.title = document.title.replace(survey.title, () => saved.title);
    onEnd();
  });

  const submit = (title: string) => {
    refuse(title === "" ? "Please give the round a title." : null);
    if (title === survey.title) onEnd();
    else if (title !== "") save({ title });
  };

  return (
    <InlineForm
      saveLabel="Save the title"
      isBusy={isBusy}
      onSave={(form) => submit(formText(form, "title").trim())}
      onCancel={onEnd}
    >
      <Field
        label="Title"
        name="title"
        defaultValue={survey.title}
        maxLength={titleMaxLength}
        autoComplete="off"
        autoFocus
        error={problem}
        attempt={attempt}
        hint="The people you ask see it."
      />
    </InlineForm>
  );
}
