import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { PasswordField } from "#src/islands/kit/ui/PasswordField.tsx";
import { problemOf } from "./validate.ts";

/** A new password, typed twice. */
export function NewPasswordFields({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <>
      <PasswordField
        id="password"
        label="New password"
        name="password"
        autoComplete="new-password"
        error={problemOf(problems, "password")}
        hint="At least 8 characters, with uppercase, lowercase, and numbers."
      />
      <PasswordField
        id="confirmPassword"
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={problemOf(problems, "confirmPassword")}
      />
    </>
  );
}
