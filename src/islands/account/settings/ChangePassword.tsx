import { trpc } from "#src/islands/kit/api/trpc.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { storeSession } from "#src/islands/kit/session/session.ts";
import { PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { useRef } from "react";
import { NewPasswordFields, passwordChangeProblems, problemOf } from "#src/islands/account/fields.tsx";

/** A new password for whoever knows the present one. This device stays signed in, with a new session. */
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
        id="currentPassword"
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={problemOf(problems, "currentPassword")}
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
