import { formText } from "#src/islands/kit/forms/form-text.ts";
import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";

interface EmailStepProps {
  email: string;
  error: string | null;
  attempt: number;
  isBusy: boolean;
  /** The button that led back here is gone: the field takes the focus. On arrival the page keeps it. */
  isReturn: boolean;
  onSubmit: (email: string) => void;
}

/** Step 1: where to send the code. */
export function EmailStep({ email, error, attempt, isBusy, isReturn, onSubmit }: EmailStepProps) {
  return (
    <ScriptedForm
      onSubmit={(form) => {
        onSubmit(formText(form, "email").trim());
      }}
    >
      <Field
        id="email"
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={isReturn}
        defaultValue={email}
        error={error}
        attempt={attempt}
        hint="We’ll send a code to this address. You’ll sign in with it later, too."
      />
      <SubmitButton busy={isBusy} busyLabel="Sending…">
        Send verification code
      </SubmitButton>
    </ScriptedForm>
  );
}
