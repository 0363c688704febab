import { api } from "#src/islands/kit/api.ts";
import { errorIssues } from "#src/islands/kit/api-error.ts";
import { formText } from "#src/islands/kit/form-text.ts";
import { ScriptedForm } from "#src/islands/kit/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/SubmitButton.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { showToast } from "#src/islands/kit/ui/toast-store.ts";
import { forgetToken } from "#src/islands/kit/token-store.ts";
import { useAction } from "#src/islands/kit/use-action.ts";
import { problemsIn, useProblems } from "#src/islands/kit/use-problems.ts";
import { accountTexts } from "#src/shared/account-texts.ts";
import { paths } from "#src/shared/paths.ts";
import { useState } from "react";
import { AccountNews } from "./AccountNews.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { requireSuccess, serverText } from "./require-success.ts";
import { resetProblems } from "./validate.ts";

/** A new password, typed twice, for whoever comes by a mailed link. */
export function ResetPassword({ token }: { token: string }) {
  const { problems, attempt, report } = useProblems();
  const [done, setDone] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  const { run, isBusy } = useAction({
    act: async (password: string) =>
      requireSuccess(await api.account.resetPassword.mutate({ token, password }), accountTexts.resetFailed),
    onDone: ({ message }) => {
      // The session that this browser may have is over, and the token in the address is used up.
      forgetToken();
      history.replaceState(null, "", paths.login());
      setDone(message);
    },
    failure: (error) => {
      // A dead link is nothing that a field could mend.
      const ofLink = errorIssues(error).filter(({ path }) => path === "token");
      setDead(ofLink.length > 0);
      report(
        ofLink.length > 0 ? ofLink.map(({ message }) => ({ fieldId: null, message })) : problemsIn(error),
      );
      const body = serverText(error, accountTexts.resetFailed);
      showToast({ title: "Password reset failed", body, tone: "error" });
    },
  });

  if (done !== null) {
    return (
      <AccountNews title="Your password is new" link={{ href: "/auth?tab=login", label: "Go to Login" }}>
        <p>{done}</p>
      </AccountNews>
    );
  }
  return (
    <ScriptedForm
      onSubmit={(form) => {
        const password = formText(form, "password");
        const found = resetProblems(password, formText(form, "confirmPassword"));
        report(found);
        if (found.length === 0) run(password);
      }}
    >
      <h1>Choose a new password</h1>
      <ErrorSummary
        title={isDead ? "Your password was not changed" : undefined}
        problems={problems}
        attempt={attempt}
      />
      {isDead && (
        <LinkButton look="primary" href={paths.forgotPassword()}>
          Ask for a new link
        </LinkButton>
      )}
      <NewPasswordFields problems={problems} />
      <SubmitButton look={isDead ? "secondary" : "primary"} busy={isBusy} busyLabel="Saving…">
        Set new password
      </SubmitButton>
      {!isDead && (
        <p>
          <a href={paths.forgotPassword()}>Ask for a new link</a>
        </p>
      )}
    </ScriptedForm>
  );
}
