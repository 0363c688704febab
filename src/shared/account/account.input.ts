import { languageInput } from "#src/shared/languages/languages.input.ts";
import { z } from "zod";
import { boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { accountDeletionTexts, isDeletionWord } from "./account-settings-texts.ts";
import {
  accountTexts,
  nameMaxLength,
  codeLength,
  normalCode,
  passwordMaxLength,
  passwordMinLength,
  passwordKinds,
  usernamePattern,
} from "./account-texts.ts";
import { isLegibleName, plainText } from "#src/shared/text/plain-text.ts";
import { accountTypes } from "./account-type.ts";
import { recaptchaToken } from "#src/shared/bot-check/bot-check.input.ts";

const trimmedEmail = (empty: string) =>
  trimmedText(254, accountTexts.enterValidEmail, empty).min(1, empty).toLowerCase();

const email = (empty: string) => trimmedEmail(empty).pipe(z.email(accountTexts.enterValidEmail));

/** A name, or a part of one. */
export const nameOrNone = trimmedText(
  nameMaxLength,
  `A name can have at most ${String(nameMaxLength)} characters`,
  accountTexts.fillAll,
)
  .regex(plainText, "A name cannot have line breaks or control characters")
  .refine((name) => name === "" || isLegibleName(name), "A name needs letters that people can read");

export const accountName = nameOrNone.min(1, accountTexts.fillAll);

const accountType = z.enum(accountTypes);

export const sendCodeInput = z.object({
  email: email(accountTexts.enterEmail),
  recaptchaToken,
  /** That of the form; English by default. */
  language: languageInput.optional(),
});

/** Asks for an email. */
export type MailRequest = z.output<typeof sendCodeInput>;

/** The rule for new passwords that needs no list; `refuseWeakPassword` has the rest. Texts differ by form. */
const newPassword = (empty: string, tooShort: string) =>
  boundedText(passwordMaxLength, accountTexts.passwordTooLong, empty)
    .min(1, empty)
    .min(passwordMinLength, tooShort);

export const registerInput = z.object({
  email: email(accountTexts.enterEmail),
  code: boundedText(4 * codeLength, accountTexts.invalidCode, accountTexts.enterCode)
    .overwrite(normalCode)
    .min(1, accountTexts.enterCode)
    .refine((code) => code.length === codeLength, accountTexts.invalidCode),
  firstName: accountName,
  lastName: accountName,
  password: newPassword(accountTexts.fillAll, accountTexts.passwordTooShort),
  recaptchaToken,
  /** From the link to /register; onboarding continues there. */
  intendedAccountType: accountType.nullable().optional(),
});

export type Registration = z.output<typeof registerInput>;

export const requestResetInput = z.object({
  email: trimmedEmail(accountTexts.resetEmailInvalid).pipe(z.email(accountTexts.resetEmailInvalid)),
  recaptchaToken,
});

export const requestSignInLinkInput = z.object({
  email: email(accountTexts.emailRequired),
  recaptchaToken,
  /** Where the link leads after signing in. */
  next: boundedText(2_000, accountTexts.returnToForm).nullable().optional(),
});
export type SignInLinkRequest = z.output<typeof requestSignInLinkInput>;

/** The secret in an emailed link. `dead` is the only message about an invalid one. */
export const linkToken = (dead: string) => boundedText(256, dead, dead).min(1, dead);

export const resetPasswordInput = z.object({
  token: linkToken(accountTexts.resetLinkDead),
  password: newPassword(accountTexts.passwordRequired, accountTexts.resetPasswordTooShort).refine(
    (password) => passwordKinds.every((kind) => kind.test(password)),
    accountTexts.resetPasswordKinds,
  ),
});

export const signInByLinkInput = z.object({ token: linkToken(accountTexts.signInLinkDead) });

export type PasswordReset = z.output<typeof resetPasswordInput>;

/** The present password; only a new one has to meet the rules. */
export const requiredPassword = boundedText(
  passwordMaxLength,
  accountTexts.passwordTooLong,
  accountTexts.passwordRequired,
).min(1, accountTexts.passwordRequired);

export const changePasswordInput = z.object({
  currentPassword: requiredPassword,
  password: newPassword(accountTexts.passwordRequired, accountTexts.passwordTooShort),
});

export type PasswordChange = z.output<typeof changePasswordInput>;

/** What a person may change of their own account, all at will. */
export const profileInput = z.object({
  firstName: accountName.optional(),
  lastName: accountName.optional(),
  /** The whole name as others read it. Empty or null: first name, then last name. */
  displayName: nameOrNone
    .transform((name) => name || null)
    .nullable()
    .optional(),
  username: trimmedText(30, accountTexts.usernameForm)
    .toLowerCase()
    .regex(usernamePattern, accountTexts.usernameForm)
    .nullable()
    .optional(),
  onboardingStatus: z.literal("completed").optional(),
  onboardingState: z
    .object({
      /** A path of this site, or a whole address, which `updateProfile` checks. */
      return_to: boundedText(2_000, accountTexts.returnToForm).nullable().optional(),
      intendedAccountType: accountType.nullable().optional(),
    })
    .optional(),
});

export type ProfileChanges = z.output<typeof profileInput>;

export const logInInput = z.object({
  email: email(accountTexts.emailRequired),
  password: requiredPassword,
  recaptchaToken,
});

export type Credentials = z.output<typeof logInInput>;

export const deleteAccountInput = z.object({
  password: requiredPassword,
  confirmation: boundedText(100, accountDeletionTexts.wordMissing, accountDeletionTexts.wordMissing).refine(
    isDeletionWord,
    accountDeletionTexts.wordMissing,
  ),
});

export const sessionIdInput = z.object({ id: opaqueName });
