import { type ReactNode, useEffect, useRef } from "react";
import { NameFields, type Profile, isIncomplete } from "#src/islands/account/fields.tsx";
import { ErrorSummary, ScriptedForm, SubmitButton, fieldOf, formText } from "#src/islands/kit/forms/form.tsx";
import { useStartWords } from "#src/islands/kit/session/start-words.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { HalfWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { startWordNames } from "#src/shared/onboarding/start-words.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useEmailAwaitingCode } from "./stored.ts";
import type { Refused, useRegistration } from "./use-registration.ts";

interface ProfileStepProps {
  email: string;
  /** As entered; a full code goes on without a click. */
  code: string;
  registration: ReturnType<typeof useRegistration>;
  /** Problems beyond the fields: the code, or an existing account. */
  refusal: ReactNode;
  onChangeCode: (profile: Profile) => void;
}

const profileIn = (form: FormData): Profile => ({
  firstName: formText(form, "firstName"),
  lastName: formText(form, "lastName"),
  password: formText(form, "password"),
});

/** Step 3: name and password. */
export function ProfileStep({ email, code, registration, refusal, onChangeCode }: ProfileStepProps) {
  const { profile, problems, attempt, words, isBusy, register } = registration;
  const startsRound = words.length > 0;
  return (
    <ScriptedForm onSubmit={(form) => register(email, code, profileIn(form))}>
      {refusal ?? (
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

interface RefusalProps extends Refused {
  loginHref: string;
  onBack: () => void;
}

/** Why no account was made, and what to do. It's above the form, so it takes the focus. */
export function Refusal({ message, isKnownAddress, isCode, loginHref, onBack }: RefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice ref={box} tone="error" title={message}>
      {isCode && (
        <p className="mt-2">
          <Button onClick={onBack}>Back to verification</Button>
        </p>
      )}
      {isKnownAddress && (
        <p className="mt-2">
          <LinkButton href={loginHref}>Sign in</LinkButton>
        </p>
      )}
    </Notice>
  );
}

/** The words picked on the landing page. The first step shows them; later steps need the room. */
export function StartWords() {
  const words = useStartWords();
  const isOnTheWay = useEmailAwaitingCode() !== null;
  if (words.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2 [--window-height:7rem]">
      <HalfWindow names={startWordNames(words)} />
      {!isOnTheWay && (
        <>
          <p>
            Your {words.length} words are saved in this browser. Sign up to start your first round with them.
          </p>
          <p>
            <a className="link-line" href={`${paths.home()}#words`}>
              Change my words
            </a>
          </p>
        </>
      )}
    </div>
  );
}
