import { formText } from "#src/islands/kit/forms/form-text.ts";
import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { codeProblem } from "#src/islands/account/fields.tsx";
import { normalCode } from "#src/shared/account/account-texts.ts";

interface CodeStepProps {
  email: string;
  code: string;
  error: string | null;
  attempt: number;
  isResending: boolean;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onChangeEmail: () => void;
}

/**
 * Step 2: the code from the email, typed, pasted or filled in by the browser. It is checked with the last step, when there is something to
 * make of it.
 */
export function CodeStep({
  email,
  code,
  error,
  attempt,
  isResending,
  onSubmit,
  onResend,
  onChangeEmail,
}: CodeStepProps) {
  return (
    <ScriptedForm
      onSubmit={(form) => {
        onSubmit(normalCode(formText(form, "code")));
      }}
    >
      <p>
        We’ve sent a code to <strong className="wrap-anywhere">{email}</strong>. It works for 10 minutes.
      </p>
      <Field
        id="code"
        className="input-code"
        label="Verification code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        defaultValue={code}
        error={error}
        attempt={attempt}
        hint="6 letters and digits. We’ll go on as soon as it’s complete. Can’t find it? Check your spam folder."
        onChange={(event) => {
          const typed = normalCode(event.currentTarget.value);
          // Someone who has come back to a code stays until they change it.
          if (codeProblem(typed) === null && typed !== code) onSubmit(typed);
        }}
      />
      <SubmitButton>Continue</SubmitButton>
      <div className="-mx-3 flex flex-wrap gap-x-2">
        <Button look="quiet" busy={isResending} busyLabel="Sending…" onClick={onResend}>
          Send a new code
        </Button>
        <Button look="quiet" onClick={onChangeEmail}>
          Use another address
        </Button>
      </div>
    </ScriptedForm>
  );
}
