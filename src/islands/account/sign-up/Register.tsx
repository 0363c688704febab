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
import { normalCode } from "#src/shared/account/account-texts.ts";
import type { SignUpTexts } from "#src/shared/account/sign-up-texts.ts";
import type { Language } from "#src/shared/languages/languages.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { Refusal, StartWords, type StartWordsProps } from "./steps.tsx";
import { useCodeRequest, useRegistration } from "./use-registration.ts";

type CodeRequest = ReturnType<typeof useCodeRequest>;

interface CodeStepProps {
  texts: SignUpTexts;
  code: string;
  field: ReturnType<typeof useFieldProblem>;
  request: CodeRequest;
  onSubmit: (code: string) => void;
}

/** Step 2: the code from the email. It's checked together with the last step. */
function CodeStep({ texts, code, field, request, onSubmit }: CodeStepProps) {
  const { code: copy } = texts;
  const { email, isBusy, send, changeEmail } = request;
  return (
    <ScriptedForm onSubmit={(form) => onSubmit(normalCode(formText(form, "code")))}>
      <p>
        {copy.sent[0]} <strong className="wrap-anywhere">{email}</strong>
        <br />
        {copy.sent[1]}
      </p>
      <Field
        id="code"
        className="font-mono text-(length:--text-xl) tracking-[0.35em] uppercase"
        label={copy.label}
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
        hint={copy.hint}
        onChange={(event) => {
          const typed = normalCode(event.currentTarget.value);
          // Stay until a code that someone returned to is changed.
          if (codeProblem(typed, texts) === null && typed !== code) onSubmit(typed);
        }}
      />
      <SubmitButton>{copy.button}</SubmitButton>
      <div className="-mx-3 flex flex-wrap gap-x-2">
        <Button look="quiet" busy={isBusy} busyLabel={texts.email.busy} onClick={() => send(email)}>
          {copy.again}
        </Button>
        <Button look="quiet" onClick={changeEmail}>
          {copy.other}
        </Button>
      </div>
    </ScriptedForm>
  );
}

/** Step 1: where to send the code. */
function EmailStep({ texts: { email: copy }, request }: { texts: SignUpTexts; request: CodeRequest }) {
  const { email, problem, attempt, isBusy, isReturn, send } = request;
  return (
    <ScriptedForm onSubmit={(form) => send(formText(form, "email").trim())}>
      <Field
        id="email"
        label={copy.label}
        type="email"
        name="email"
        autoComplete="email"
        // The button that led back here is gone, so the field takes the focus, but not on arrival.
        autoFocus={isReturn}
        defaultValue={email}
        error={problem}
        attempt={attempt}
        hint={copy.hint}
      />
      <SubmitButton busy={isBusy} busyLabel={copy.busy}>
        {copy.button}
      </SubmitButton>
    </ScriptedForm>
  );
}

interface ProfileStepProps {
  texts: SignUpTexts;
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
function ProfileStep({ texts, email, code, registration, loginHref, onChangeCode }: ProfileStepProps) {
  const { profile: copy, code: ofCode, said } = texts;
  const { profile, problems, attempt, refused, words, isBusy, register } = registration;
  const startsRound = words.length > 0;
  return (
    <ScriptedForm onSubmit={(form) => register(email, code, profileIn(form))}>
      {refused ? (
        <Refusal
          message={refused.message}
          action={
            refused.isCode ? (
              <Button onClick={() => onChangeCode()}>{ofCode.back}</Button>
            ) : (
              refused.isKnownAddress && <LinkButton href={loginHref}>{texts.signIn}</LinkButton>
            )
          }
        />
      ) : (
        <p>
          {ofCode.yours} <strong>{code}</strong>{" "}
          <Button
            look="quiet"
            onClick={({ currentTarget: { form } }) => {
              onChangeCode(form === null ? profile : profileIn(new FormData(form)));
            }}
          >
            {ofCode.change}
          </Button>
        </p>
      )}
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        title={isIncomplete(profile) ? said.fillAll : texts.problems}
      />
      <NameFields names={profile} problems={problems} autoFocus labels={copy} />
      <UsernameField email={email} />
      <PasswordField
        {...fieldOf(problems, "password")}
        label={copy.password}
        autoComplete="new-password"
        defaultValue={profile.password}
        hint={copy.passwordHint}
        toggle={copy}
      />
      <p className="text-sm text-muted">{copy.seen}</p>
      {startsRound && (
        <p className="notice notice-warn">
          <span>
            <strong>{copy.anonymous}</strong> {copy.until}
          </span>
        </p>
      )}
      <SubmitButton busy={isBusy} busyLabel={startsRound ? copy.busyWithWords : copy.busy}>
        {startsRound ? copy.buttonWithWords : copy.button}
      </SubmitButton>
    </ScriptedForm>
  );
}

interface SignUpProps {
  query: SignInQuery;
  texts: SignUpTexts;
  /** Of the email with the code. */
  language?: Language;
}

/** The three steps of signing up. Going back and forth keeps what was typed. */
export function SignUp({ query, texts, language = "en" }: SignUpProps) {
  useKnownPerson(query);
  const registration = useRegistration(query, texts);
  const [code, setCode] = useState("");
  const codeField = useFieldProblem();
  const [isCodeEntered, setCodeEntered] = useState(false);
  /** The code that the server refused, and why. */
  const [wrong, setWrong] = useState<{ code: string; message: string } | null>(null);
  const request = useCodeRequest(texts, language, () => {
    setCode("");
    setWrong(null);
    codeField.refuse(null);
  });
  const { email, isAwaited } = request;

  const enterCode = (typed: string) => {
    const problem = codeProblem(typed, texts) ?? (typed === wrong?.code ? wrong.message : null);
    setCode(typed);
    codeField.refuse(problem);
    setCodeEntered(problem === null);
  };
  const backToCode = (profile?: Profile) => {
    if (registration.refused?.isCode) {
      const { message } = registration.refused;
      const said = message === texts.said.invalidCode ? texts.said.checkCode : message;
      setWrong({ code, message: said });
      codeField.refuse(said);
    }
    registration.leave(profile);
    setCodeEntered(false);
  };

  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted" aria-live="polite">
        {texts.step.replace("{n}", isAwaited ? (isCodeEntered ? "3" : "2") : "1")}
      </p>
      {!isAwaited && <EmailStep texts={texts} request={request} />}
      {isAwaited && !isCodeEntered && (
        // A new code starts with an empty field.
        <CodeStep
          key={code}
          texts={texts}
          code={code}
          field={codeField}
          request={request}
          onSubmit={enterCode}
        />
      )}
      {isAwaited && isCodeEntered && (
        <ProfileStep
          texts={texts}
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

export const RegisterIsland = island(
  ({ query, texts, names, language }: StartWordsProps & Required<SignUpProps>) => (
    <>
      <StartWords {...{ texts, names }} />
      <SignUp {...{ query, texts, language }} />
    </>
  ),
);
