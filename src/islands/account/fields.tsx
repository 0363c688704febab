import { type FieldProblem, fieldOf } from "#src/islands/kit/forms/form.tsx";
import { Field, PasswordField } from "#src/islands/kit/ui/Field.tsx";
import type { SignUpTexts } from "#src/shared/account/sign-up-texts.ts";
import type { KeyboardEvent } from "react";
import {
  accountTexts,
  codeLength,
  passwordKinds,
  passwordMinLength,
  usernamePattern,
} from "#src/shared/account/account-texts.ts";

/** The fields of the last step of signing up. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Catches slips of the finger; the server decides. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Null if it's fine. Each form has its own texts. */
export function emailProblem(
  email: string,
  empty: string = accountTexts.enterEmail,
  wrong: string = accountTexts.enterValidEmail,
): string | null {
  if (email === "") return empty;
  return looksLikeEmail.test(email) ? null : wrong;
}

/** Checks the code's format; the server checks the code later. */
export function codeProblem(code: string, { said, code: copy }: SignUpTexts): string | null {
  if (code === "") return said.enterCode;
  return code.length === codeLength ? null : copy.length;
}

export const isIncomplete = (profile: Profile): boolean =>
  Object.values(profile).some((value: string) => value.trim() === "");

/** Problems by field id. If fields are empty, only those. */
export function profileProblems(profile: Profile, { said, profile: copy }: SignUpTexts): FieldProblem[] {
  const names = copy.familyNameFirst
    ? (["lastName", "firstName"] as const)
    : (["firstName", "lastName"] as const);
  const missing = [...names, "password" as const].filter((field) => profile[field].trim() === "");
  if (missing.length > 0) return missing.map((fieldId) => ({ fieldId, message: copy.missing[fieldId] }));
  if (profile.password.length >= passwordMinLength) return [];
  return [{ fieldId: "password", message: said.passwordTooShort }];
}

interface Names {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
}

/** Problems by field id. `hasOneName`: someone who signed up with one name needs no second one. */
export function nameProblems({ firstName, lastName, username }: Names, hasOneName: boolean): FieldProblem[] {
  const isFit = username === null || usernamePattern.test(username.toLowerCase());
  return [
    ...(firstName === "" ? [{ fieldId: "firstName", message: "First name is missing" }] : []),
    ...(lastName === "" && !hasOneName ? [{ fieldId: "lastName", message: "Last name is missing" }] : []),
    ...(isFit ? [] : [{ fieldId: "username", message: accountTexts.usernameForm }]),
  ];
}

/** Problems by field id. */
export function logInProblems(email: string, password: string): FieldProblem[] {
  const ofEmail = emailProblem(email, accountTexts.emailRequired);
  return [
    ...(ofEmail === null ? [] : [{ fieldId: "email", message: ofEmail }]),
    ...(password === "" ? [{ fieldId: "password", message: accountTexts.passwordRequired }] : []),
  ];
}

/** Problems of a new password that is typed twice, by field id. */
function newPasswordProblems(password: string, confirmation: string, tooShort: string): FieldProblem[] {
  if (password === "") return [{ fieldId: "password", message: accountTexts.passwordRequired }];
  if (password.length < passwordMinLength) return [{ fieldId: "password", message: tooShort }];
  if (password === confirmation) return [];
  return [{ fieldId: "confirmPassword", message: accountTexts.passwordsDiffer }];
}

/** Problems by field id. This form asks for more than the others. */
export function resetProblems(password: string, confirmation: string): FieldProblem[] {
  const problems = newPasswordProblems(password, confirmation, accountTexts.resetPasswordTooShort);
  const isMixed = passwordKinds.every((kind) => kind.test(password));
  if (problems.some(({ fieldId }) => fieldId === "password") || isMixed) return problems;
  return [{ fieldId: "password", message: accountTexts.resetPasswordKinds }];
}

/** Also asks for the present password. */
export function passwordChangeProblems(
  present: string,
  password: string,
  confirmation: string,
): FieldProblem[] {
  const ofNew = newPasswordProblems(password, confirmation, accountTexts.passwordTooShort);
  if (present !== "") return ofNew;
  return [{ fieldId: "currentPassword", message: "Your current password is missing" }, ...ofNew];
}

interface NameFieldsProps {
  names: { readonly firstName: string; readonly lastName: string };
  problems: readonly FieldProblem[];
  /** Whether to focus the fields, because they appeared without a click. */
  autoFocus?: boolean;
  hasOneName?: boolean;
  labels?: NameLabels;
}

interface NameLabels {
  readonly firstName: string;
  readonly lastName: string;
  readonly familyNameFirst: boolean;
}

const englishLabels: NameLabels = { firstName: "First name", lastName: "Last name", familyNameFirst: false };

/** First and last name, in the order of the language. */
export function NameFields({
  names,
  problems,
  autoFocus = false,
  hasOneName = false,
  labels = englishLabels,
}: NameFieldsProps) {
  const { familyNameFirst } = labels;
  const focusOn = (isFirst: boolean) =>
    autoFocus && isFirst && { autoFocus: true, onKeyDown: keepEarlyEnter };
  const given = (
    <Field
      {...fieldOf(problems, "firstName")}
      label={labels.firstName}
      autoComplete="given-name"
      defaultValue={names.firstName}
      {...focusOn(!familyNameFirst)}
    />
  );
  const family = (
    <Field
      {...fieldOf(problems, "lastName")}
      label={labels.lastName}
      optional={hasOneName}
      autoComplete="family-name"
      defaultValue={names.lastName}
      {...focusOn(familyNameFirst)}
    />
  );
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {familyNameFirst ? family : given}
      {familyNameFirst ? given : family}
    </div>
  );
}

/** Enter at the end of a code reaches this step, which has nothing to send yet. */
function keepEarlyEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === "Enter" && event.currentTarget.value === "") event.preventDefault();
}

interface NewPasswordProps {
  problems: readonly FieldProblem[];
  hint: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ problems, hint }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        {...fieldOf(problems, "password")}
        label="New password"
        autoComplete="new-password"
        hint={hint}
      />
      <PasswordField
        {...fieldOf(problems, "confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
      />
    </>
  );
}
