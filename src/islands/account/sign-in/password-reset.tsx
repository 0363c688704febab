import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { NewPasswordFields, resetProblems } from "#src/islands/account/fields.tsx";
import { AccountNews, StaysSignedIn } from "#src/islands/account/verification/views.tsx";
import { findPersonByNow } from "#src/islands/account/verification/arrival.ts";
import { errorIssues, errorStatus } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { AskForLink } from "./AskForLink.tsx";
import { requireSuccess, serverText } from "./complete-sign-in.ts";

/** Asks for a link for a new password. The answer is the same for every address. */
export function ForgotPassword({ logInHref }: { logInHref: string }) {
  return (
    <AskForLink
      ask={async (email) => {
        const recaptchaToken = await botToken("forgot_password");
        const answer = await api.account.requestPasswordReset.mutate({ email, recaptchaToken });
        return requireSuccess(answer, accountTexts.resetRequestFailed).message;
      }}
      onError={(error) => {
        const body = serverText(error, accountTexts.requestFailed);
        showToast({ title: "Request failed", body, tone: "error", isSaid: true });
      }}
      addressTexts={[accountTexts.resetEmailInvalid, accountTexts.resetEmailInvalid]}
      button="Send Reset Instructions"
      back={{ href: logInHref, label: "Return to Login" }}
      sentTitle="Check Your Email"
      sentHint="Not there? Check your spam folder. The link expires in one hour."
    >
      <h1>Forgot your password?</h1>
      <p>Enter the address you signed up with. We’ll email you a link to choose a new password.</p>
    </AskForLink>
  );
}

export const ForgotPasswordIsland = island(ForgotPassword);

/** Asks for a new password, twice, after someone opened the link in their email. */
export function ResetPassword({ token, hasCookie }: { token: string; hasCookie: boolean }) {
  const { problems, attempt, report } = useProblems();
  const [done, setDone] = useState<{ message: string; other: string | null } | null>(null);
  const [isDead, setDead] = useState(false);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (password: string) => {
        const answer = await api.account.resetPassword.mutate({ token, password });
        const { message } = requireSuccess(answer, accountTexts.resetFailed);
        // All sessions of the account are over, so a remaining one is someone else's.
        const other = await findPersonByNow(hasCookie);
        return { message, other: other?.email ?? null };
      },
      onSuccess: (outcome) => {
        // The token in the address is used up.
        history.replaceState(null, "", paths.login());
        setDone(outcome);
      },
      onError: (error) => {
        // No field can fix a dead link.
        const ofLink = errorIssues(error).filter(({ path }) => path === "token");
        setDead(ofLink.length > 0);
        const isOurs = (errorStatus(error) ?? 0) >= 500;
        const ofAll = isOurs ? [{ message: accountTexts.resetFailedLater }] : ofLink;
        report(
          ofAll.length > 0 ? ofAll.map(({ message }) => ({ fieldId: null, message })) : problemsIn(error),
        );
        const body = isOurs ? accountTexts.resetFailedLater : serverText(error, accountTexts.resetFailed);
        showToast({ title: "Password reset failed", body, tone: "error", isSaid: true });
      },
    }),
  );

  if (done !== null) {
    const { message, other } = done;
    const onwards =
      other === null
        ? { href: "/auth?tab=login", label: "Go to Login" }
        : { href: paths.dashboard(), label: "Go to Dashboard" };
    return (
      <AccountNews title="Your password is changed" link={onwards}>
        <p>{message}</p>
        {other !== null && <StaysSignedIn email={other} account="the account with the new password" />}
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
        title={isDead ? "Your password wasn’t changed" : undefined}
        problems={problems}
        attempt={attempt}
      />
      {isDead && (
        <LinkButton look="primary" href={paths.forgotPassword()}>
          Ask for a new link
        </LinkButton>
      )}
      <UsernameField />
      <NewPasswordFields problems={problems} hint={accountTexts.resetPasswordHint} />
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

export const ResetPasswordIsland = island(ResetPassword);
