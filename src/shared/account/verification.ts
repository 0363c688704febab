import { accountName, linkToken, registerInput, type Done, type User } from "./account.ts";
import { recaptchaToken } from "#src/shared/bot-check/bot-check-input.ts";
import { verificationTexts } from "./verification-texts.ts";
import { z } from "zod";

/** Registration without a code: a mailed link confirms the address. The name is one field. */
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

export interface Registered {
  readonly user: User;
}

export interface Resent extends Done {
  /** Something that keeps the mail from arriving as usual; the same for every address. */
  readonly warning?: string;
}

export interface Verified extends Done {
  /** A one-time code for a session, in the browser that registered; null in any other. */
  readonly autoToken: string | null;
}

export interface VerificationStatus {
  readonly verified: boolean;
}
