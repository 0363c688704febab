import {
  accountTexts,
  codeLength,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from "./account-texts.ts";
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
