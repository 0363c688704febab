import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { emailProblem } from "#src/islands/account/fields.tsx";
import { requireUser, useKnownPerson } from "#src/islands/account/sign-in/complete-sign-in.ts";
import { useResend } from "#src/islands/account/verification/views.tsx";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { botToken } from "#src/islands/kit/forms/bot-check.ts";
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
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field, PasswordField } from "#src/islands/kit/ui/Field.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { accountTexts, passwordMinLength } from "#src/shared/account/account-texts.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { Refusal, StartWords, type StartWordsProps } from "./steps.tsx";
import { setEmailAwaitingLink, storeSignInQuery, useEmailAwaitingLink } from "./stored.ts";

const nothing = { name: "", email: "", password: "" };
type LinkRegistration = typeof nothing;

/** Signing up by an emailed link, and its problems. The fields are kept in memory only. */
function useLinkRegistration(query: SignInQuery) {
  const [entered, setEntered] = useState(nothing);
  const { problems, attempt, report } = useProblems();
  const [refused, setRefused] = useState<string | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async (registration: LinkRegistration) => {
        const recaptchaToken = await botToken("register_complete");
        return requireUser(await api.verification.register.mutate({ ...registration, recaptchaToken }));
      },
      onSuccess: (_registered, { email }) => {
        storeSignInQuery(query);
        // The password has done its part.
        setEntered(nothing);
        setEmailAwaitingLink(email);
      },
      onError: (error) => {
        const isKnownAddress = errorStatus(error) === 409;
        const message =
          errorText(error) || (isKnownAddress ? accountTexts.alreadyRegistered : accountTexts.tryAgain);
        if (isKnownAddress) setRefused(message);
        else report(problemsIn(error));
        showToast({ title: "Registration failed", body: message, tone: "error", isSaid: true });
      },
    }),
  );
  const register = (registration: LinkRegistration) => {
    const found = linkRegistrationProblems(registration);
    setEntered(registration);
    report(found);
    setRefused(null);
    if (found.length === 0) run(registration);
  };
  return { entered, problems, attempt, refused, isBusy, register };
}

/** The wait for the email with the link. */
function AccountCreated({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sent, isBusy, resend } = useResend();
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1}>
        Account Created!
      </h1>
      <p>
        We’ve sent an email to <strong className="wrap-anywhere">{email}</strong>. Open the link in it within
        24 hours. In this browser, it also signs you in.
      </p>
      <div className="grid justify-items-start gap-2">
        <Button busy={isBusy} busyLabel="Sending…" onClick={() => resend(email)}>
          Resend verification email
        </Button>
        {/* Screen readers get the toast. */}
        <p className="min-h-6 text-sm text-muted" aria-hidden="true">
          {sent}
        </p>
      </div>
      <section className="grid gap-3" aria-labelledby="no-mail">
        <h2 id="no-mail" className="text-xl">
          No email yet?
        </h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>Check your spam folder.</li>
          <li>Check the address above. A letter may be wrong.</li>
          <li>Wait a few minutes. Some emails are slow.</li>
        </ul>
        <div className="-mx-3">
          <Button look="quiet" onClick={() => setEmailAwaitingLink(null)}>
            Use another address
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Shown below the form until the account is made. */
function OtherWaysIn({ query }: { query: SignInQuery }) {
  return (
    <>
      <p>
        Already have an account?{" "}
        <a className="link-line" href={withSignInQuery(paths.login(), query)}>
          Sign in
        </a>
      </p>
      <p className="text-sm text-muted">
        Would you rather type a code?{" "}
        <a className="link-line" href={withSignInQuery(paths.register(), query)}>
          Get a code by email instead
        </a>
      </p>
    </>
  );
}

/** Signing up in one step; an emailed link confirms the address. */
export function RegisterByLink({ query, texts, names }: StartWordsProps & { query: SignInQuery }) {
  useKnownPerson(query);
  const { entered, problems, attempt, refused, isBusy, register } = useLinkRegistration(query);
  const linkedEmail = useEmailAwaitingLink();
  if (linkedEmail !== null) return <AccountCreated email={linkedEmail} />;

  return (
    <ScriptedForm
      onSubmit={(form) => {
        register({
          name: formText(form, "name").trim(),
          email: formText(form, "email").trim(),
          password: formText(form, "password"),
        });
      }}
    >
      <h1>Sign up</h1>
      <StartWords {...{ texts, names }} />
      <p>We’ll email you a link. Open it to confirm your address.</p>
      {refused !== null && (
        <Refusal
          message={refused}
          action={<LinkButton href={withSignInQuery(paths.login(), query)}>Sign in</LinkButton>}
        />
      )}
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        title={missingFields(entered).length > 0 ? accountTexts.fillAll : undefined}
      />
      <Field
        {...fieldOf(problems, "name")}
        label="Name"
        autoComplete="name"
        defaultValue={entered.name}
        hint="The people you ask see it, so they know who they’re describing."
      />
      <Field
        {...fieldOf(problems, "email")}
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={entered.email}
        hint="You’ll sign in with it later, too."
      />
      <PasswordField
        {...fieldOf(problems, "password")}
        label="Password"
        autoComplete="new-password"
        defaultValue={entered.password}
        hint={accountTexts.passwordHint}
      />
      <SubmitButton busy={isBusy} busyLabel="Creating your account…">
        Create account
      </SubmitButton>
      <OtherWaysIn query={query} />
    </ScriptedForm>
  );
}

export const RegisterByLinkIsland = island(RegisterByLink);

const labels = { name: "Your name", email: "Your email", password: "A password" } as const;
const fields = ["name", "email", "password"] as const;

const missingFields = (entered: LinkRegistration) => fields.filter((field) => entered[field].trim() === "");

/** Problems by field id. If fields are empty, only those. */
function linkRegistrationProblems(entered: LinkRegistration): FieldProblem[] {
  const missing = missingFields(entered);
  if (missing.length > 0)
    return missing.map((fieldId) => ({ fieldId, message: `${labels[fieldId]} is missing` }));
  const ofEmail = emailProblem(entered.email);
  const isShort = entered.password.length < passwordMinLength;
  return [
    ...(ofEmail === null ? [] : [{ fieldId: "email", message: ofEmail }]),
    ...(isShort ? [{ fieldId: "password", message: accountTexts.passwordTooShort }] : []),
  ];
}
