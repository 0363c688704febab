import { LanguageChoice } from "#src/islands/kit/forms/LanguageChoice.tsx";
import { dayOf, deadlineProblem, endOfDay, useDateText } from "#src/islands/kit/page/dates.tsx";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  fieldOf,
  formText,
  problemsIn,
  useFieldProblem,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useState } from "react";
import { useProgrammeUpdate } from "./programme-update.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { titleMaxLength } from "#src/shared/survey/survey-limits.ts";

/** Days that one click adds to a deadline. */
const extensionDays = [3, 7] as const;

/**
 * The deadline, so many calendar days later; counted from today where it is over or there is none.
 *
 * @returns ISO 8601
 */
export function daysLater(closesAt: string | null, days: number, now: Date): string {
  const isAhead = closesAt !== null && new Date(closesAt) > now;
  const from = new Date(isAhead ? closesAt : (endOfDay(dayOf(now.toISOString())) ?? now));
  from.setDate(from.getDate() + days);
  return from.toISOString();
}

interface ExtendDeadlineProps {
  faId: string;
  /** The programme's title. */
  title: string;
  /** The present deadline; null: none. */
  closesAt: string | null;
  look?: "primary" | "secondary" | undefined;
}

/** Sets a deadline or moves it. The form replaces its button, and the result replaces the form. */
export function ExtendDeadline({ faId, title, closesAt, look = "secondary" }: ExtendDeadlineProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const [outcome, setOutcome] = useState("");
  const dateText = useDateText();
  const label = closesAt === null ? "Set a deadline" : "Extend the deadline";
  return (
    <div className="grid gap-1">
      {isOpen ? (
        <ExtensionForm
          {...{ faId, title, closesAt }}
          onEnd={(saved) => {
            if (saved) setOutcome(`The deadline is now ${dateText(saved)}.`);
            close();
          }}
        />
      ) : (
        <Button
          ref={opener}
          look={look}
          className="justify-self-start md:justify-self-end"
          aria-label={closesAt === null ? `${label} for ${title}` : `${label} of ${title}`}
          onClick={open}
        >
          {label}
        </Button>
      )}
      <p role="status" className="text-sm empty:sr-only">
        {isOpen ? "" : outcome}
      </p>
    </div>
  );
}

interface ExtensionFormProps extends Omit<ExtendDeadlineProps, "look"> {
  /** Called with the new deadline, or null if unchanged. */
  onEnd: (saved: string | null) => void;
}

function ExtensionForm({ faId, title, closesAt, onEnd }: ExtensionFormProps) {
  const { problem, attempt, refuse } = useFieldProblem();
  const update = useProgrammeUpdate();
  const { run, isBusy } = useAction(
    trpc.programme.update.useMutation({
      onSuccess: (programme) => {
        update(programme);
        onEnd(programme.closesAt);
      },
      onError: (error) => refuse(errorText(error)),
    }),
  );
  const submit = (day: string) => {
    const chosen = endOfDay(day);
    const found = chosen === null ? "Please choose a day." : deadlineProblem(chosen, new Date());
    refuse(found);
    if (found === null && chosen !== null) run({ faId, closesAt: chosen });
  };
  return (
    <InlineForm
      saveLabel="Set this day"
      isBusy={isBusy}
      onSave={(form) => submit(formText(form, "closesAt"))}
      onCancel={() => onEnd(null)}
    >
      <div className="flex flex-wrap gap-3">
        {extensionDays.map((days, place) => (
          <Button
            key={days}
            autoFocus={place === 0}
            busy={isBusy}
            onClick={() => run({ faId, closesAt: daysLater(closesAt, days, new Date()) })}
          >
            {closesAt === null ? `In ${String(days)} days` : `${String(days)} more days`}
          </Button>
        ))}
      </div>
      <Field
        label="Or choose a day"
        name="closesAt"
        type="date"
        className="max-w-60"
        defaultValue={dayOf(closesAt)}
        error={problem}
        attempt={attempt}
        onChange={() => refuse(null)}
        hint={
          closesAt === null
            ? `It applies to everyone in “${title}” who has no deadline yet.`
            : `It moves for everyone in “${title}” who still has the old deadline.`
        }
      />
    </InlineForm>
  );
}

interface SettingsFormProps {
  programme: Programme;
  onEnd: () => void;
}

/** Title, purpose, deadline and reminders, in the place where they stand. */
export function SettingsForm({ programme, onEnd }: SettingsFormProps) {
  const { problems, attempt, report } = useProblems();
  const [language, setLanguage] = useState(programme.language);
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
    const [title, purpose] = [formText(form, "title").trim(), formText(form, "purpose").trim()];
    const day = formText(form, "closesAt");
    // An unchanged day sends none: the API can set a deadline with a time.
    const closesAt = day === dayOf(programme.closesAt) ? undefined : endOfDay(day);
    const late = deadlineProblem(closesAt ?? null, new Date());
    const found = [
      ...(title === "" ? [{ fieldId: "title", message: "Please give the programme a title." }] : []),
      ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
    ];
    report(found);
    const reminders = form.has("reminders");
    if (found.length === 0) run({ faId: programme.id, title, purpose, reminders, language, closesAt });
  };
  const of = (id: string) => fieldOf(problems, id);
  return (
    <div className="card max-w-measure">
      <InlineForm saveLabel="Save the settings" isBusy={isBusy} onSave={submit} onCancel={onEnd}>
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
        <LanguageChoice value={language} onPick={setLanguage} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="reminders"
            className="size-6 flex-none accent-(--color-accent)"
            defaultChecked={programme.reminders}
          />
          <span>Remind clients who haven’t replied, after {reminderDays} days</span>
        </label>
      </InlineForm>
    </div>
  );
}

const reminderDays = new Intl.ListFormat("en-GB").format(programmeLimits.reminderDays.map(String));
