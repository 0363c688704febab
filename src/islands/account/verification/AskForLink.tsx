import { ScriptedForm, SubmitButton, formText, useFieldProblem } from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { useResend } from "./use-resend.ts";
import { emailProblem } from "#src/islands/account/fields.tsx";

interface AskForLinkProps {
  /** The page offers nothing else to do. */
  isMain?: boolean;
}

/** Has the link that confirms an address sent again, to whoever says which. */
export function AskForLink({ isMain = false }: AskForLinkProps) {
  const { problem, attempt, refuse } = useFieldProblem();
  const { sent, isBusy, resend } = useResend();
  return (
    <section className="grid gap-4" aria-labelledby="new-link">
      <h2 id="new-link" className="text-xl">
        Get a new link
      </h2>
      <ScriptedForm
        onSubmit={(form) => {
          const email = formText(form, "email").trim();
          const found = emailProblem(email);
          refuse(found);
          if (found === null) resend(email);
        }}
      >
        <Field
          id="email"
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          error={problem}
          attempt={attempt}
          hint="If there’s an account with this address to confirm, we’ll send the link again."
        />
        <div className="grid justify-items-start gap-2">
          <SubmitButton look={isMain ? "primary" : "secondary"} busy={isBusy} busyLabel="Sending…">
            Resend verification email
          </SubmitButton>
          {/* The toast says it to screen readers. */}
          <p className="min-h-6 text-sm text-muted" aria-hidden="true">
            {sent}
          </p>
        </div>
      </ScriptedForm>
    </section>
  );
}
