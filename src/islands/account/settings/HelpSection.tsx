import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { SubmitButton, formText, problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { supportTexts } from "#src/shared/support/support-texts.ts";
import { useRef, useState } from "react";

/** A question to whoever runs the site. What was typed stays until it has been sent. */
export function HelpSection() {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.support.ask.useMutation({
      onSuccess: ({ message }) => {
        form.current?.reset();
        setSent(message);
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );
  const submit = (message: string) => {
    setSent(null);
    const isEmpty = message.trim() === "";
    report(isEmpty ? [{ fieldId: "help-message", message: supportTexts.empty }] : []);
    if (!isEmpty) run({ message });
  };
  return (
    <section className="grid gap-4" aria-labelledby="help">
      <h2 id="help">Get help</h2>
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(formText(new FormData(event.currentTarget), "message"));
        }}
      >
        <TextAreaField
          id="help-message"
          name="message"
          label="Your message"
          rows={4}
          hint="We’ll answer by email, to the address of your account."
          readOnly={isBusy}
          attempt={attempt}
          error={problems[0]?.message ?? null}
        />
        <p>
          <SubmitButton look="secondary" busy={isBusy} busyLabel="Sending…">
            Send my message
          </SubmitButton>
        </p>
      </form>
      <div role="status">{sent !== null && <Notice>{sent}</Notice>}</div>
    </section>
  );
}
