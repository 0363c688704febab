import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { FormInPlace } from "#src/islands/kit/forms/FormInPlace.tsx";
import { dayOf, deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { ErrorSummary, type FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import { useProgrammeUpdate } from "#src/islands/facilitator/programme/use-programme-update.ts";
import { formText } from "#src/islands/kit/forms/form-text.ts";

/** What the form of a programme's settings changes. */
interface Settings {
  readonly title: string;
  readonly purpose: string;
  readonly reminders: boolean;
  /** Left out where the day is as before: the deadline may have a time of its own, which the API can set. */
  readonly closesAt?: string | null;
}

function readSettings(form: FormData, { closesAt }: Pick<Programme, "closesAt">): Settings {
  const day = formText(form, "closesAt");
  return {
    title: formText(form, "title").trim(),
    purpose: formText(form, "purpose").trim(),
    reminders: form.has("reminders"),
    ...(day !== dayOf(closesAt) && { closesAt: endOfDay(day) }),
  };
}

/** Problems under the ids of their fields. */
function settingsProblems({ title, closesAt }: Settings, now: Date): FieldProblem[] {
  const late = deadlineProblem(closesAt ?? null, now);
  return [
    ...(title === "" ? [{ fieldId: "title", message: "Please give the programme a title." }] : []),
    ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
  ];
}

interface SettingsFormProps {
  programme: Programme;
  onEnd: () => void;
}

/** Title, purpose, deadline and reminders, in the place where they stand. */
export function SettingsForm({ programme, onEnd }: SettingsFormProps) {
  const { problems, attempt, report } = useProblems();
  const update = useProgrammeUpdate();
  const { run, isBusy } = useAction(
    trpc.programme.update.useMutation({
      onSuccess: (saved) => {
        update(saved);
        document.title = document.title.replace(programme.title, () => saved.title);
        showToast({ title: "The settings are saved" });
        onEnd();
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );
  const submit = (form: FormData) => {
    const settings = readSettings(form, programme);
    const found = settingsProblems(settings, new Date());
    report(found);
    if (found.length === 0) run({ faId: programme.id, ...settings });
  };
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  return (
    <div className="card max-w-measure">
      <FormInPlace saveLabel="Save the settings" isBusy={isBusy} onSave={submit} onCancel={onEnd}>
        <ErrorSummary title="The settings weren’t saved" problems={problems} attempt={attempt} />
        <Field
          {...of("title")}
          label="Title"
          defaultValue={programme.title}
          maxLength={titleMaxLength}
          autoComplete="off"
          autoFocus
        />
        <TextAreaField
          {...of("purpose")}
          label="Purpose"
          optional
          defaultValue={programme.purpose}
          maxLength={programmeLimits.purposeMaxLength}
          rows={4}
          hint="Your clients read it before they say yes."
        />
        <Field
          {...of("closesAt")}
          label="Deadline"
          optional
          type="date"
          className="max-w-60"
          defaultValue={dayOf(programme.closesAt)}
          hint="It moves for everyone who still has the old deadline."
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="reminders"
            className="size-6 flex-none accent-(--color-accent)"
            defaultChecked={programme.reminders}
          />
          <span>Remind clients who haven’t replied, after {reminderDays} days</span>
        </label>
      </FormInPlace>
    </div>
  );
}

const reminderDays = new Intl.ListFormat("en-GB").format(programmeLimits.reminderDays.map(String));
