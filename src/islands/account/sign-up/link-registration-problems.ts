import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";
import { accountTexts, passwordMinLength } from "#src/shared/account/account-texts.ts";
import { emailProblem } from "#src/islands/account/fields.tsx";

/** What someone gives who signs up by an emailed link. */
export interface LinkRegistration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const labels = { name: "Your name", email: "Your email", password: "A password" } as const;
const fields = ["name", "email", "password"] as const;

const missingFields = (entered: LinkRegistration) => fields.filter((field) => entered[field].trim() === "");

export const hasMissingFields = (entered: LinkRegistration): boolean => missingFields(entered).length > 0;

/** Problems under the ids of their fields. Empty fields come first, and alone. */
export function linkRegistrationProblems(entered: LinkRegistration): FieldProblem[] {
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
