import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { emailProblem } from "#src/islands/account/fields.tsx";
import { AccountNews } from "#src/islands/account/verification/views.tsx";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";

interface AskForLinkProps {
  /** Returns what the server says. */
  ask: (email: string) => Promise<string>;
  onError?: (error: Error) => void;
  addressTexts: readonly [missing: string, invalid: string];
  button: string;
  back: { href: string; label: string };
  sentTitle: string;
  sentHint: string;
  /** The heading, and what the link is for. */
  children: ReactNode;
}

/** Asks for an address, and for an email with a link to it. */
export function AskForLink({ ask, onError, addressTexts, button, back, ...props }: AskForLinkProps) {
  const { problems, attempt, report } = useProblems();
  const [sent, setSent] = useState<string | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: ask,
      onSuccess: setSent,
      onError: (error) => {
        report([{ fieldId: null, message: errorText(error) }]);
        onError?.(error);
      },
    }),
  );
  if (sent !== null)
    return (
      <AccountNews title={props.sentTitle} link={back}>
        <p>{sent}</p>
        <p>{props.sentHint}</p>
      </AccountNews>
    );
  return (
    <ScriptedForm
      onSubmit={(form) => {
        const email = formText(form, "email").trim();
        const found = emailProblem(email, ...addressTexts);
        report(found === null ? [] : [{ fieldId: "email", message: found }]);
        if (found === null) run(email);
      }}
    >
      {props.children}
      <ErrorSummary problems={problems} attempt={attempt} />
      <Field {...fieldOf(problems, "email")} label="Email" type="email" autoComplete="username" />
      <SubmitButton busy={isBusy} busyLabel="Sending…">
        {button}
      </SubmitButton>
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    </ScriptedForm>
  );
}
