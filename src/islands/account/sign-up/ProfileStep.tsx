import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  formText,
} from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { PasswordField, UsernameField } from "#src/islands/kit/ui/Field.tsx";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import type { ReactNode } from "react";
import { NameFields, isIncomplete, problemOf, type Profile } from "#src/islands/account/fields.tsx";

interface ProfileStepProps {
  email: string;
  /** As it was entered; it went on by itself. */
  code: string;
  /** Words wait for a round, and it starts with the account. */
  startsRound: boolean;
  profile: Profile;
  problems: readonly FieldProblem[];
  /** How often the form was sent. */
  attempt: number;
  isBusy: boolean;
  /** What stands in the way besides the fields: the code, or an account that exists already. */
  refusal: ReactNode;
  onChangeCode: (profile: Profile) => void;
  onSubmit: (profile: Profile) => void;
}

const profileIn = (form: FormData): Profile => ({
  firstName: formText(form, "firstName"),
  lastName: formText(form, "lastName"),
  password: formText(form, "password"),
});

/** Step 3: name and password. */
export function ProfileStep({ email, code, profile, problems, attempt, ...rest }: ProfileStepProps) {
  const { startsRound, isBusy, refusal, onChangeCode, onSubmit } = rest;
  return (
    <ScriptedForm onSubmit={(form) => onSubmit(profileIn(form))}>
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
        id="password"
        label="Password"
        name="password"
        autoComplete="new-password"
        defaultValue={profile.password}
        error={problemOf(problems, "password")}
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
