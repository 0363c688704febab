import { plainText } from "#src/shared/plain-text.ts";
import { z } from "zod";

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

export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const nameMaxLength = 120;
/** Characters of a sign-up code: none that is easily taken for another. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const codeLength = 6;

/** Sentences that the forms and the server share, as people know them. */
export const accountTexts = {
  enterEmail: "Please enter your email address",
  enterValidEmail: "Please enter a valid email",
  emailRequired: "Email is required",
  passwordRequired: "Password is required",
  enterCode: "Please enter the verification code from your email",
  fillAll: "Please fill in all fields",
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooLong: "Password can have at most 256 characters",
  passwordCommon: "This password is one of the first that anybody would try. Please choose another",
  invalidCode: "Invalid verification code",
  /** Expired, tried too often or never sent: which of these is nobody's business. */
  noLiveCode: "Invalid verification code. Please ask for a new one",
  alreadyRegistered: "This email address is already registered. Please log in instead.",
  badCredentials: "Try again. No account or bad creds.",
} as const;

const trimmedEmail = (empty: string) =>
  z.string(empty).trim().toLowerCase().min(1, empty).max(254, accountTexts.enterValidEmail);
const email = (empty: string) => trimmedEmail(empty).pipe(z.email(accountTexts.enterValidEmail));

const name = z
  .string(accountTexts.fillAll)
  .trim()
  .min(1, accountTexts.fillAll)
  .max(nameMaxLength, `A name can have at most ${String(nameMaxLength)} characters`)
  .regex(plainText, "A name cannot have line breaks or control characters");

export const sendCodeInput = z.object({ email: email(accountTexts.enterEmail) });

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
});
export type Registration = z.output<typeof registerInput>;

export const logInInput = z.object({
  email: email(accountTexts.emailRequired),
  password: z
    .string(accountTexts.passwordRequired)
    .min(1, accountTexts.passwordRequired)
    .max(passwordMaxLength, accountTexts.passwordTooLong),
});
export type Credentials = z.output<typeof logInInput>;
