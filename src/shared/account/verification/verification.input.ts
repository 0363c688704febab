import { z } from "zod";
import { recaptchaToken } from "#src/shared/bot-check/bot-check.input.ts";
import { registerInput, accountName, linkToken } from "#src/shared/account/account.input.ts";
import { verificationTexts } from "./verification-texts.ts";

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
