import { useMutation } from "@tanstack/react-query";
import { logInProblems } from "#src/islands/account/fields.tsx";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Field, PasswordField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { type Welcome, completeSignIn, useKnownPerson } from "./complete-sign-in.ts";

const askingToConfirm: ReadonlySet<string> = new Set([
  verificationTexts.confirmFirst,
  verificationTexts.confirmFirstByEarlierMail,
]);

/** Email and password. The fields keep what was typed, whatever the server says. */
export function LogIn({ query, welcome }: { query: SignInQuery; welcome?: Welcome }) {
  useKnownPerson(query, welcome);
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (credentials: { email: string; password: string }) =>
        api.session.logIn.mutate({ ...credentials, recaptchaToken: await botToken("login") }),
      onSuccess: (signedIn) => completeSignIn(signedIn, query, welcome),
      onError: (error) => {
        const isWrong = errorStatus(error) === 401;
        report([
          { fieldId: null, message: isWrong ? "That email and password don’t match." : errorText(error) },
        ]);
        showToast({ title: "Login failed", body: errorText(error), tone: "error", isSaid: true });
      },
    }),
    { leaves: true },
  );

  const submit = (form: FormData) => {
    const email = formText(form, "email").trim();
    const password = formText(form, "password");
    const found = logInProblems(email, password);
    report(found);
    if (found.length === 0) run({ email, password });
  };

  const isAskedToConfirm = problems.some(({ message }) => askingToConfirm.has(message));
  return (
    <ScriptedForm onSubmit={submit}>
      <ErrorSummary title="You’re not signed in" problems={problems} attempt={attempt} />
      {isAskedToConfirm && (
        <p>
          No email?{" "}
          <a className="link-line" href={paths.verifyEmail()}>
            Get a new link
          </a>
        </p>
      )}
      <Field {...fieldOf(problems, "email")} label="Email" type="email" autoComplete="username" />
      <PasswordField {...fieldOf(problems, "password")} label="Password" autoComplete="current-password" />
      <SubmitButton busy={isBusy} busyLabel="Signing in…">
        Log In
      </SubmitButton>
    </ScriptedForm>
  );
}

export const LoginIsland = island(LogIn);
