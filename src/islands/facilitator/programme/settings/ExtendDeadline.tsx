import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { FormInPlace } from "#src/islands/kit/forms/FormInPlace.tsx";
import { dayOf, deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";
import { useFieldProblem } from "#src/islands/kit/forms/use-field-problem.ts";
import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { useDateText } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { useState } from "react";
import { daysLater, extensionDays } from "./new-deadline.ts";
import { useProgrammeUpdate } from "#src/islands/facilitator/programme/use-programme-update.ts";

interface ExtendDeadlineProps {
  faId: string;
  /** The programme's title. */
  title: string;
  /** The present deadline; null: none. */
  closesAt: string | null;
  look?: "primary" | "secondary" | undefined;
}

/** Sets a programme's deadline, or moves it by a few days or to a day, in the place of its button; what came of it stands there. */
export function ExtendDeadline({ faId, title, closesAt, look = "secondary" }: ExtendDeadlineProps) {
  const { isOpen, open, close, opener } = useFormInPlace();
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
  /** With the new deadline, or null where it stays. */
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
    <FormInPlace
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
        hint={
          closesAt === null
            ? `It applies to everyone in “${title}” who has no deadline yet.`
            : `It moves for everyone in “${title}” who still has the old deadline.`
        }
      />
    </FormInPlace>
  );
}
