import { api } from "#src/islands/kit/api.ts";
import { errorIssues, errorText } from "#src/islands/kit/api-error.ts";
import { formText } from "#src/islands/kit/form-text.ts";
import { SubmitButton } from "#src/islands/kit/SubmitButton.tsx";
import { ErrorSummary, type FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { PasswordField } from "#src/islands/kit/ui/PasswordField.tsx";
import { showToast } from "#src/islands/kit/ui/toast-store.ts";
import { forgetToken } from "#src/islands/kit/token-store.ts";
import { useAction } from "#src/islands/kit/use-action.ts";
import { paths } from "#src/shared/paths.ts";
import { useState } from "react";
import { AccountNews } from "./AccountNews.tsx";
import { problemOf, resetProblems } from "./validate.ts";

/** A new password, typed twice, for whoever comes by a mailed link. */
export function ResetPassword({ token }: { token: string }) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const { run, isBusy } = useAction({
    act: (password: string) => api.account.resetPassword.mutate({ token, password }),
    onDone: ({ message }) => {
      // The session that this browser may have is over, and the token in the address is used up.
      forgetToken();
      history.replaceState(null, "", paths.login());
      setDone(message);
    },
    failure: (error) => {
      setProblems(errorIssues(error).map(({ path, message }) => ({ fieldId: fieldOf(path), message })));
      showToast({ title: "Password reset failed", body: errorText(error), tone: "error" });
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
    <form
      className="grid gap-6"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const password = formText(form, "password");
        const found = resetProblems(password, formText(form, "confirmPassword"));
        setProblems(found);
        if (found.length === 0) run(password);
      }}
    >
      <h1>Choose a new password</h1>
      <ErrorSummary problems={problems} />
      <PasswordField
        id="password"
        label="New password"
        name="password"
        autoComplete="new-password"
        error={problemOf(problems, "password")}
        hint="At least 8 characters, with uppercase, lowercase, and numbers."
      />
      <PasswordField
        id="confirmPassword"
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={problemOf(problems, "confirmPassword")}
      />
      <SubmitButton busy={isBusy} busyLabel="Saving…">
        Set new password
      </SubmitButton>
      <p>
        <a href={paths.forgotPassword()}>Ask for a new link</a>
      </p>
    </form>
  );
}

/** A dead link is nothing that a field could mend. */
const fieldOf = (path: string): string | null => (path === "password" ? path : null);
