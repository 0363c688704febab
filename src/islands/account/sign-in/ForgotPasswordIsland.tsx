import { api } from "#src/islands/kit/api/api.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  formText,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AccountNews } from "#src/islands/account/verification/AccountNews.tsx";
import { requireSuccess, serverText } from "./require-success.ts";
import { emailProblem, problemOf } from "#src/islands/account/fields.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";

/** Asks for a link for a new password. What comes back is the same for every address. */
export function ForgotPassword({ logInHref }: { logInHref: string }) {
  const { problems, attempt, report } = useProblems();
  const [sent, setSent] = useState<string | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (email: string) => {
        const recaptchaToken = await botToken("forgot_password");
        const answer = await api.account.requestPasswordReset.mutate({ email, recaptchaToken });
        return requireSuccess(answer, accountTexts.resetRequestFailed);
      },
      onSuccess: ({ message }) => setSent(message),
      onError: (error) => {
        report([{ fieldId: null, message: errorText(error) }]);
        const body = serverText(error, accountTexts.requestFailed);
        showToast({ title: "Request failed", body, tone: "error", isSaid: true });
      },
    }),
  );

  if (sent !== null) {
    return (
      <AccountNews title="Check Your Email" link={{ href: logInHref, label: "Return to Login" }}>
        <p>{sent}</p>
        <p>Not there? Check your spam folder. The link expires in one hour.</p>
      </AccountNews>
    );
  }
  return (
    <ScriptedForm
      onSubmit={(form) => {
        const email = formText(form, "email").trim();
        const found = emailProblem(email, accountTexts.resetEmailInvalid, accountTexts.resetEmailInvalid);
        report(found === null ? [] : [{ fieldId: "email", message: found }]);
        if (found === null) run(email);
      }}
    >
      <h1>Forgot your password?</h1>
      <p>Enter the address you signed up with. We’ll email you a link to choose a new password.</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Field
        id="email"
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        error={problemOf(problems, "email")}
      />
      <SubmitButton busy={isBusy} busyLabel="Sending…">
        Send Reset Instructions
      </SubmitButton>
      <p>
        <a href={logInHref}>Return to Login</a>
      </p>
    </ScriptedForm>
  );
}

export const ForgotPasswordIsland = island(ForgotPassword);
