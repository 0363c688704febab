import { useState } from "react";
import { NameFields, type Profile, codeProblem, isIncomplete } from "#src/islands/account/fields.tsx";
import { useKnownPerson } from "#src/islands/account/sign-in/complete-sign-in.ts";
import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  useFieldProblem,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Field, PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { accountTexts, normalCode } from "#src/shared/account/account-texts.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { Refusal, StartWords } from "./steps.tsx";
import { useCodeRequest, useRegistration } from "./use-registration.ts";

type CodeRequest = ReturnType<typeof useCodeRequest>;

interface CodeStepProps {
  code: string;
  field: ReturnType<typeof useFieldProblem>;
  request: CodeRequest;
  onSubmit: (code: string) => void;
}

/** Step 2: the code from the email. It's checked together with the last step. */
function CodeStep({ code, field, request, onSubmit }: CodeStepProps) {
  const { email, isBusy, send, changeEmail } = request;
  return (
    <ScriptedForm onSubmit={(form) => onSubmit(normalCode(formText(form, "code")))}>
      <p>
        We’ve sent a code to <strong className="wrap-anywhere">{email}</strong>. It works for 10 minutes.
      </p>
      <Field
        id="code"
        className="font-mono text-(length:--text-xl) tracking-[0.35em] uppercase"
        label="Verification code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        // A code is replaced as a whole.
        onFocus={(event) => event.currentTarget.select()}
        defaultValue={code}
        error={field.problem}
        attempt={field.attempt}
        hint="6 letters and digits. We’ll go on as soon as it’s complete. Can’t find it? Check your spam folder."
        onChange={(event) => {
          const typed = normalCode(event.currentTarget.value);
          // Stay until a code that someone returned to is changed.
          if (codeProblem(typed) === null && typed !== code) onSubmit(typed);
        }}
      />
      <SubmitButton>Continue</SubmitButton>
      <div className="-mx-3 flex flex-wrap gap-x-2">
        <Button look="quiet" busy={isBusy} busyLabel="Sending…" onClick={() => send(email)}>
          Send a new code
        </Button>
        <Button look="quiet" onClick={changeEmail}>
          Use another address
        </Button>
      </div>
    </ScriptedForm>
  );
}

/** Step 1: where to send the code. */
function EmailStep({ request }: { request: CodeRequest }) {
  const { email, problem, attempt, isBusy, isReturn, send } = request;
  return (
    <ScriptedForm onSubmit={(form) => send(formText(form, "email").trim())}>
      <Field
        id="email"
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        // The button that led back here is gone, so the field takes the focus, but not on arrival.
        autoFocus={isReturn}
        defaultValue={email}
        error={problem}
        attempt={attempt}
        hint="We’ll send a code to this address. You’ll sign in with it later, too."
      />
      <SubmitButton busy={isBusy} busyLabel="Sending…">
        Send verification code
      </SubmitButton>
    </ScriptedForm>
  );
}

interface ProfileStepProps {
  email: string;
  /** As entered; a full code goes on without a click. */
  code: string;
  registration: ReturnType<typeof useRegistration>;
  loginHref: string;
  onChangeCode: (profile?: Profile) => void;
}

const profileIn = (form: FormData): Profile => ({
  firstName: formText(form, "firstName"),
  lastName: formText(form, "lastName"),
  password: formText(form, "password"),
});

/** Step 3: name and password. */
function ProfileStep({ email, code, registration, loginHref, onChangeCode }: ProfileStepProps) {
  const { profile, problems, attempt, refused, words, isBusy, register } = registration;
  const startsRound = words.length > 0;
  return (
    <ScriptedForm onSubmit={(form) => register(email, code, profileIn(form))}>
      {refused ? (
        <Refusal
          message={refused.message}
          action={
            refused.isCode ? (
              <Button onClick={() => onChangeCode()}>Back to verification</Button>
            ) : (
              refused.isKnownAddress && <LinkButton href={loginHref}>Sign in</LinkButton>
            )
          }
        />
      ) : (
        <p>
          Your code: <strong>{code}</strong>{" "}
          <Button
            look="quiet"
            onClick={({ currentTarget: { form } }) => {
              onChangeCode(form === null ? profile : profileIn(new FormData(form)));
            }}
          >
            Change it
          </Button>
        </p>
      )}
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        title={isIncomplete(profile) ? accountTexts.fillAll : undefined}
      />
      <NameFields names={profile} problems={problems} autoFocus />
      <UsernameField email={email} />
      <PasswordField
        {...fieldOf(problems, "password")}
        label="Password"
        autoComplete="new-password"
        defaultValue={profile.password}
        hint={accountTexts.passwordHint}
      />
      <p className="text-sm text-muted">
        The people you ask see your name, so they know who they’re describing.
      </p>
      {startsRound && (
        <p className="notice notice-warn">
          <span>
            <strong>Nobody sees who picked what.</strong> Until three people have answered, you only see how
            many have.
          </span>
        </p>
      )}
      <SubmitButton busy={isBusy} busyLabel={startsRound ? "Starting your round…" : "Creating your account…"}>
        {startsRound ? "Create account and start my round" : "Create account"}
      </SubmitButton>
    </ScriptedForm>
  );
}

/** The three steps of signing up. Going back and forth keeps what was typed. */
export function SignUp({ query }: { query: SignInQuery }) {
  useKnownPerson(query);
  const registration = useRegistration(query);
  const [code, setCode] = useState("");
  const codeField = useFieldProblem();
  const [isCodeEntered, setCodeEntered] = useState(false);
  /** The code that the server refused, and why. */
  const [wrong, setWrong] = useState<{ code: string; message: string } | null>(null);
  const request = useCodeRequest(() => {
    setCode("");
    setWrong(null);
    codeField.refuse(null);
  });
  const { email, isAwaited } = request;

  const enterCode = (typed: string) => {
    const problem = codeProblem(typed) ?? (typed === wrong?.code ? wrong.message : null);
    setCode(typed);
    codeField.refuse(problem);
    setCodeEntered(problem === null);
  };
  const backToCode = (profile?: Profile) => {
    if (registration.refused?.isCode) {
      const { message } = registration.refused;
      const said = message === accountTexts.invalidCode ? accountTexts.checkCode : message;
      setWrong({ code, message: said });
      codeField.refuse(said);
    }
    registration.leave(profile);
    setCodeEntered(false);
  };

  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted" aria-live="polite">
        Step {isAwaited ? (isCodeEntered ? 3 : 2) : 1} of 3
      </p>
      {!isAwaited && <EmailStep request={request} />}
      {isAwaited && !isCodeEntered && (
        // A new code starts with an empty field.
        <CodeStep key={code} code={code} field={codeField} request={request} onSubmit={enterCode} />
      )}
      {isAwaited && isCodeEntered && (
        <ProfileStep
          email={email}
          code={code}
          registration={registration}
          loginHref={withSignInQuery(paths.login(), query)}
          onChangeCode={backToCode}
        />
      )}
    </div>
  );
}

export const RegisterIsland = island(({ query }: { query: SignInQuery }) => (
  <>
    <StartWords />
    <SignUp query={query} />
  </>
));
