import { useId, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  ScriptedForm,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { Field, PasswordField } from "#src/islands/kit/ui/Field.tsx";
import type { PersonAct } from "#src/shared/admin/admin-acts.ts";
import type { Person } from "#src/shared/admin/people.output.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";

interface ActDialogProps {
  question: ActQuestion;
  person: Person;
  onKeep: () => void;
  onDone: (message: string, person: Person | null) => void;
}

/** Says what an act does, and asks for what it needs: an address to delete, or the password again. */
export function ActDialog({ question, person, onKeep, onDone }: ActDialogProps) {
  const { act, asks, title, says, confirmLabel, busyLabel, isDestructive = false } = question;
  const id = useId();
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
    <Dialog open onClose={onKeep} title={title(person.name)} describedBy={id}>
      <div id={id} className="grid gap-3">
        {says.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ScriptedForm onSubmit={submit}>
        <ErrorSummary
          title={needsPassword ? "Please confirm it’s you" : "Nothing has changed"}
          problems={problems}
          attempt={attempt}
        />
        {asks === "until" && (
          <Field
            {...fieldOf(problems, "until")}
            type="date"
            label="Last day"
            optional
            hint="Leave it empty for a plan without an end date."
            onChange={() => report([])}
          />
        )}
        {asks === "email" && (
          <Field
            {...fieldOf(problems, "email")}
            label={`Type ${person.email}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {needsPassword && (
          <PasswordField
            {...fieldOf(problems, "password")}
            label="Your password"
            autoComplete="current-password"
          />
        )}
        <div className="dialog-actions">
          <Button onClick={onKeep}>Cancel</Button>
          <Button
            type="submit"
            look={isDestructive ? "danger" : "primary"}
            busy={isBusy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </div>
      </ScriptedForm>
    </Dialog>
  );
}

/** An act on a person: when it applies, and its question. */
export interface ActQuestion {
  readonly act: PersonAct;
  readonly label: string;
  readonly fits: (person: Person) => boolean;
  readonly title: (name: string) => string;
  /** What will happen, a paragraph each. */
  readonly says: readonly string[];
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** Takes something for good. */
  readonly isDestructive?: true;
  /** Its text field. */
  readonly asks?: "until" | "email";
}

const told = "We’ll email them about it, and it goes into the log.";

export const actQuestions: readonly ActQuestion[] = [
  {
    act: "resend-verification",
    label: "Send the confirmation email again",
    fits: ({ verified }) => !verified,
    title: (name) => `Send ${name} the confirmation email again?`,
    says: ["They’ll get a new link. Links from before stop working.", "It goes into the log."],
    confirmLabel: "Send the email",
    busyLabel: "Sending…",
  },
  {
    act: "grant-plan",
    label: `Give ${planTexts.planName}`,
    fits: ({ given }) => given === null,
    title: (name) => `Give ${name} ${planTexts.planName}?`,
    says: [
      "They can use everything in the plan without paying. A subscription they already have goes on, and so do its payments, until they cancel it.",
      told,
    ],
    confirmLabel: "Give the plan",
    busyLabel: "Giving the plan…",
    asks: "until",
  },
  {
    act: "revoke-plan",
    label: `Take ${planTexts.planName} away`,
    fits: ({ given }) => given !== null,
    title: (name) => `Take ${planTexts.planName} away from ${name}?`,
    says: [
      "They keep everything they made, and can’t start anything new with the plan. A trial, or a plan they pay for, goes on.",
      told,
    ],
    confirmLabel: "Take the plan away",
    busyLabel: "Taking the plan away…",
  },
  {
    act: "grant-admin",
    label: "Make an administrator",
    fits: ({ isAdmin, verified }) => !isAdmin && verified,
    title: (name) => `Make ${name} an administrator?`,
    says: ["They can do everything you can do here, and that includes your own account.", told],
    confirmLabel: "Make an administrator",
    busyLabel: "Making an administrator…",
  },
  {
    act: "revoke-admin",
    label: "Take the administrator’s role away",
    fits: ({ isAdmin, isSupport }) => isAdmin && !isSupport,
    title: (name) => `Take the administrator’s role away from ${name}?`,
    says: ["Their account and rounds stay. These pages close for them at once.", told],
    confirmLabel: "Take the role away",
    busyLabel: "Taking the role away…",
  },
  {
    act: "end-sessions",
    label: "Sign out everywhere",
    fits: () => true,
    title: (name) => `Sign ${name} out everywhere?`,
    says: ["Every device has to sign in again. The password stays the same.", told],
    confirmLabel: "Sign out everywhere",
    busyLabel: "Signing out…",
  },
  {
    act: "delete",
    label: "Delete the account",
    fits: () => true,
    title: (name) => `Delete the account of ${name}?`,
    says: [
      "We delete their account and rounds for good, with their words, answers, results and cards. If they pay for a plan, we cancel it. Their answers about other people stay: nothing links them to this account.",
      told,
    ],
    confirmLabel: "Delete it for good",
    busyLabel: "Deleting…",
    isDestructive: true,
    asks: "email",
  },
];
