import { useRef, useState } from "react";
import { NewPasswordFields, emailProblem, passwordChangeProblems } from "#src/islands/account/fields.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { storeSession } from "#src/islands/kit/session/session.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";

/** Own field ids, because the page has another form with a password. */
const fieldIds = { email: "newEmail", password: "emailPassword" };

interface ChangeEmailProps {
  present: string;
  /** Called with the address of the link. */
  onDone: (email: string) => void;
  onCancel: () => void;
}

/** Asks for a link to another address, with the password. */
function ChangeEmail({ present, onDone, onCancel }: ChangeEmailProps) {
  const { problems, attempt, report } = useProblems(fieldIds);
  const { run, isBusy } = useAction(
    trpc.emailChange.request.useMutation({
      onSuccess: (_, { email }) => onDone(email),
      onError: (error) => report(problemsIn(error)),
    }),
  );

  const submit = (form: FormData) => {
    const email = formText(form, "email").trim();
    const password = formText(form, "password");
    const found: FieldProblem[] = [];
    const ofEmail = email.toLowerCase() === present ? emailChangeTexts.sameAddress : emailProblem(email);
    if (ofEmail !== null) found.push({ fieldId: "email", message: ofEmail });
    if (password === "") found.push({ fieldId: "password", message: accountTexts.passwordRequired });
    report(found);
    if (found.length === 0) run({ email, password });
  };

  return (
    <ScriptedForm onSubmit={submit}>
      <ErrorSummary title="Your address wasn’t changed" problems={problems} attempt={attempt} />
      <Field
        {...fieldOf(problems, "newEmail", "email")}
        label="New email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        // The pressed button is gone, so this gets the focus.
        autoFocus
        hint="We’ll email a link there. Your address changes once you open it."
      />
      <UsernameField email={present} />
      <PasswordField
        {...fieldOf(problems, "emailPassword", "password")}
        label="Your password"
        autoComplete="current-password"
      />
      <p className="text-sm text-muted">
        We’ll tell your current address that you asked. Once the change is made, every other device is signed
        out.
      </p>
      <p className="flex flex-wrap gap-3">
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Sending…">
          Send me the link
        </SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Keep my address
        </Button>
      </p>
    </ScriptedForm>
  );
}

export function EmailSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  return (
    <section className="grid gap-4" aria-labelledby="email-address" {...focusWatch}>
      <h2 ref={heading} id="email-address" tabIndex={-1}>
        Your email address
      </h2>
      <p>
        You sign in as <strong className="wrap-anywhere">{email}</strong>. We send emails there, too.
      </p>
      {sentTo !== null && (
        <Notice key={sentTo} ref={focusOn} title="Check your other inbox">
          <p className="wrap-anywhere">
            {emailChangeTexts.requested} It works for an hour. Until you open it, you sign in as before.
          </p>
          <p className="wrap-anywhere">It went to {sentTo}.</p>
        </Notice>
      )}
      {isOpen ? (
        <ChangeEmail
          present={email}
          onDone={(address) => {
            setSentTo(address);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>
            {sentTo === null ? "Change my address" : "Send it to another address"}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Takes over the focus of the form that is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** A new password for someone who knows the present one. This device gets a new session. */
export function ChangePassword({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.account.changePassword.useMutation({
      onSuccess: (session) => {
        storeSession(session);
        form.current?.reset();
        void utils.session.list.invalidate();
        showToast({ title: "Your password is changed", body: "Every other device is signed out." });
      },
      onError: (error) => report(problemsIn(error)),
    }),
  );

  const submit = (fields: FormData) => {
    const currentPassword = formText(fields, "currentPassword");
    const password = formText(fields, "password");
    const found = passwordChangeProblems(currentPassword, password, formText(fields, "confirmPassword"));
    report(found);
    if (found.length === 0) run({ currentPassword, password });
  };

  return (
    <ScriptedForm ref={form} onSubmit={submit}>
      <ErrorSummary title="Your password wasn’t changed" problems={problems} attempt={attempt} />
      <UsernameField email={email} />
      <PasswordField
        {...fieldOf(problems, "currentPassword")}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields problems={problems} hint={accountTexts.passwordHint} />
      <p className="-mt-3 text-sm text-muted">Every other device will be signed out.</p>
      <p>
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Changing…">
          Change my password
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}
