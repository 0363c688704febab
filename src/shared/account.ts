import {
  accountTexts,
  codeLength,
  nameMaxLength,
  passwordMaxLength,
  passwordKinds,
  passwordMinLength,
  usernamePattern,
} from "./account-texts.ts";
import { recaptchaToken } from "#src/shared/bot-check-input.ts";
import { accountTypes } from "#src/shared/onboarding.ts";
import { safeNext } from "#src/shared/safe-next.ts";
import { plainText } from "#src/shared/plain-text.ts";
import { z } from "zod";

export * from "./account-texts.ts";

/** The signed-in person as the API gives it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string | null;
  readonly role: "user" | "admin";
  readonly isAdmin: boolean;
  readonly onboardingStatus: "not_started" | "completed";
  readonly onboardingState: {
    readonly intendedAccountType: "individual" | "facilitator" | null;
    readonly return_to: string | null;
  };
}

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

const trimmedEmail = (empty: string) =>
  z.string(empty).trim().toLowerCase().min(1, empty).max(254, accountTexts.enterValidEmail);
const email = (empty: string) => trimmedEmail(empty).pipe(z.email(accountTexts.enterValidEmail));

const name = z
  .string(accountTexts.fillAll)
  .trim()
  .min(1, accountTexts.fillAll)
  .max(nameMaxLength, `A name can have at most ${String(nameMaxLength)} characters`)
  .regex(plainText, "A name cannot have line breaks or control characters");

const accountType = z.enum(accountTypes);

export const sendCodeInput = z.object({ email: email(accountTexts.enterEmail), recaptchaToken });
/** Asks for a mail. */
export type MailRequest = z.output<typeof sendCodeInput>;

export const registerInput = z.object({
  email: email(accountTexts.enterEmail),
  code: z
    .string(accountTexts.enterCode)
    .trim()
    .toUpperCase()
    .min(1, accountTexts.enterCode)
    .refine((code) => code.length === codeLength, accountTexts.invalidCode),
  firstName: name,
  lastName: name,
  password: z
    .string(accountTexts.fillAll)
    .min(1, accountTexts.fillAll)
    .min(passwordMinLength, accountTexts.passwordTooShort)
    .max(passwordMaxLength, accountTexts.passwordTooLong),
  recaptchaToken,
  /** What the link to /register says of whom somebody wants rounds for; onboarding goes on from there. */
  intendedAccountType: accountType.nullable().optional(),
});
export type Registration = z.output<typeof registerInput>;

export const requestResetInput = z.object({
  email: trimmedEmail(accountTexts.resetEmailInvalid).pipe(z.email(accountTexts.resetEmailInvalid)),
  recaptchaToken,
});

const newPassword = z
  .string(accountTexts.passwordRequired)
  .min(passwordMinLength, accountTexts.resetPasswordTooShort)
  .max(passwordMaxLength, accountTexts.passwordTooLong)
  .refine((password) => passwordKinds.every((kind) => kind.test(password)), accountTexts.resetPasswordKinds);

export const resetPasswordInput = z.object({
  token: z
    .string(accountTexts.resetLinkDead)
    .min(1, accountTexts.resetLinkDead)
    .max(256, accountTexts.resetLinkDead),
  password: newPassword,
});
export type PasswordReset = z.output<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  currentPassword: z
    .string(accountTexts.passwordRequired)
    .min(1, accountTexts.passwordRequired)
    .max(passwordMaxLength, accountTexts.passwordTooLong),
  password: newPassword,
});
export type PasswordChange = z.output<typeof changePasswordInput>;

/** What a person may change of their own account, all at will. */
export const profileInput = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(usernamePattern, accountTexts.usernameForm)
    .nullable()
    .optional(),
  onboardingStatus: z.literal("completed").optional(),
  onboardingState: z
    .object({
      return_to: z
        .string()
        .max(2_000, accountTexts.returnToForm)
        .refine((path) => safeNext(path) !== null, accountTexts.returnToForm)
        .transform(safeNext)
        .nullable()
        .optional(),
      intendedAccountType: accountType.nullable().optional(),
    })
    .optional(),
});
export type ProfileChanges = z.output<typeof profileInput>;

/** What calls answer that mail something or change a password. */
export interface Done {
  readonly success: true;
  readonly message: string;
}

export const logInInput = z.object({
  email: email(accountTexts.emailRequired),
  password: z
    .string(accountTexts.passwordRequired)
    .min(1, accountTexts.passwordRequired)
    .max(passwordMaxLength, accountTexts.passwordTooLong),
  recaptchaToken,
});
export type Credentials = z.output<typeof logInInput>;
