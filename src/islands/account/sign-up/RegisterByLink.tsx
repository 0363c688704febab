import { formText } from "#src/islands/kit/forms/form-text.ts";
import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { PasswordField } from "#src/islands/kit/ui/PasswordField.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { withSignInQuery, type SignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { AccountCreated } from "./AccountCreated.tsx";
import { useKnownPerson } from "#src/islands/account/sign-in/enter.ts";
import { hasMissingFields } from "./link-registration-problems.ts";
import { setEmailAwaitingLink, useEmailAwaitingLink } from "./link-registration-store.ts";
import { Refusal } from "./Refusal.tsx";
import { StartWords } from "./StartWords.tsx";
import { useLinkRegistration } from "./use-link-registration.ts";
import { problemOf } from "#src/islands/account/fields/validate.ts";

/** Shown below the form of signing up by link, and gone with it: someone who has just made an account needs neither. */
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
export function RegisterByLink({ query }: { query: SignInQuery }) {
  useKnownPerson(query);
  const { entered, problems, attempt, refused, isBusy, register } = useLinkRegistration(query);
  const loginHref = withSignInQuery(paths.login(), query);
  const linkedEmail = useEmailAwaitingLink();
  if (linkedEmail !== null)
    return <AccountCreated email={linkedEmail} onChangeEmail={() => setEmailAwaitingLink(null)} />;

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
      <StartWords />
      <p>We’ll email you a link. Open it to confirm your address.</p>
      {refused && <Refusal {...refused} loginHref={loginHref} onBack={() => undefined} />}
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        title={hasMissingFields(entered) ? accountTexts.fillAll : undefined}
      />
      <Field
        id="name"
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={entered.name}
        error={problemOf(problems, "name")}
        hint="The people you ask see it, so they know who they’re describing."
      />
      <Field
        id="email"
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={entered.email}
        error={problemOf(problems, "email")}
        hint="You’ll sign in with it later, too."
      />
      <PasswordField
        id="password"
        label="Password"
        name="password"
        autoComplete="new-password"
        defaultValue={entered.password}
        error={problemOf(problems, "password")}
        hint="At least 8 characters. A few words in a row are easy to remember and hard to guess."
      />
      <SubmitButton busy={isBusy} busyLabel="Creating your account…">
        Create account
      </SubmitButton>
      <OtherWaysIn query={query} />
    </ScriptedForm>
  );
}
