import { z } from "zod";
import { sendCodeInput, requiredPassword, linkToken, registerInput, accountName } from "./account.input.ts";
import { emailChangeTexts } from "./account-settings-texts.ts";
import { recaptchaToken } from "#src/shared/bot-check/bot-check.input.ts";
import { verificationTexts } from "./verification-texts.ts";

export const requestEmailChangeInput = z.object({
  email: sendCodeInput.shape.email,
  password: requiredPassword,
});

export type EmailChange = z.output<typeof requestEmailChangeInput>;

export const confirmEmailChangeInput = z.object({
  token: linkToken(emailChangeTexts.linkDead),
});

/** Registration without a code: an emailed link confirms the address. The name is one field. */
export const registerByLinkInput = z.object({
  recaptchaToken,
  email: registerInput.shape.email,
  password: registerInput.shape.password,
  name: accountName,
});

export type LinkRegistration = z.output<typeof registerByLinkInput>;

export const resendVerificationInput = z.object({ email: registerInput.shape.email });

export const verifyEmailInput = z.object({ token: linkToken(verificationTexts.linkDead) });

export const autoTokenInput = z.object({ autoToken: linkToken(verificationTexts.autoTokenDead) });
