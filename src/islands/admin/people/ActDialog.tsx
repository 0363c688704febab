import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  type FieldProblem,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field, PasswordField } from "#src/islands/kit/ui/Field.tsx";
import type { Person } from "#src/shared/admin/people.output.ts";
import { useId, useState } from "react";
import type { ActQuestion } from "./act-questions.ts";

interface ActDialogProps {
  /** null while nothing is asked. */
  question: ActQuestion | null;
  person: Person;
  onKeep: () => void;
  onDone: (message: string, person: Person | null) => void;
}

/** Says what an act does, and asks what it needs: the address of an account that goes, the password after a while. */
export function ActDialog({ question, person, onKeep, onDone }: ActDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={question !== null}
      onClose={onKeep}
      title={question?.title(person.name) ?? ""}
      describedBy={id}
    >
      <div id={id} className="grid gap-3">
        {question?.says.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {/* A new form for each question: no password may stay behind in a closed dialog. */}
      {question && (
        <ActForm key={question.act} question={question} person={person} onKeep={onKeep} onDone={onDone} />
      )}
    </Dialog>
  );
}

const messageFor = (problems: readonly FieldProblem[], field: string): string | null =>
  problems.find(({ fieldId }) => fieldId === field)?.message ?? null;

interface ActFormProps extends ActDialogProps {
  question: ActQuestion;
}

function ActForm({ question, person, onKeep, onDone }: ActFormProps) {
  const { act, asks, goLabel, busyLabel, destroys = false } = question;
  const { problems, attempt, report } = useProblems();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { run, isBusy } = useAction(
    trpc.admin.actOnPerson.useMutation({
      onSuccess: ({ message, person: changed }) => onDone(message, changed),
      onError: (error) => {
        const found = problemsIn(error);
        if (found.some(({ fieldId }) => fieldId === "password")) setNeedsPassword(true);
        report(found);
      },
    }),
  );
  const submit = (form: FormData) => {
    const given = (name: string) => formText(form, name) || undefined;
    run({
      userId: person.id,
      act,
      until: given("until"),
      email: given("email"),
      password: given("password"),
    });
  };
  return (
    // ScriptedForm, written out: one island more that uses it would put it into what all islands load.
    <form
      className="grid gap-6"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <ErrorSummary
        title={needsPassword ? "Please confirm it’s you" : "Nothing has changed"}
        problems={problems}
        attempt={attempt}
      />
      {asks === "until" && (
        <Field
          id="until"
          name="until"
          type="date"
          label="Last day"
          optional
          hint="Leave it empty for a plan without an end date."
          error={messageFor(problems, "until")}
        />
      )}
      {asks === "email" && (
        <Field
          id="email"
          name="email"
          label={`Type ${person.email}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={messageFor(problems, "email")}
        />
      )}
      {needsPassword && (
        <PasswordField
          id="password"
          name="password"
          label="Your password"
          autoComplete="current-password"
          error={messageFor(problems, "password")}
        />
      )}
      <div className="dialog-actions">
        <Button onClick={onKeep}>Cancel</Button>
        <Button type="submit" look={destroys ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel}>
          {goLabel}
        </Button>
      </div>
    </form>
  );
}
