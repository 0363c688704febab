import { accountTexts, nameMaxLength, registerInput, type Done, type User } from "./account.ts";
import { recaptchaToken } from "./bot-check-input.ts";
import { plainText } from "./plain-text.ts";
import { verificationTexts } from "./verification-texts.ts";
import { z } from "zod";

/** Registration without a code: a mailed link confirms the address. The name is one field. */
export const registerByLinkInput = z.object({
  recaptchaToken,
  email: registerInput.shape.email,
  password: registerInput.shape.password,
  name: z
    .string(accountTexts.fillAll)
    .trim()
    .min(1, accountTexts.fillAll)
    .max(nameMaxLength, `A name can have at most ${String(nameMaxLength)} characters`)
    .regex(plainText, "A name cannot have line breaks or control characters"),
});
export type LinkRegistration = z.output<typeof registerByLinkInput>;

export const resendVerificationInput = z.object({ email: registerInput.shape.email });

const secret = (dead: string) => z.string(dead).min(1, dead).max(256, dead);

export const verifyEmailInput = z.object({ token: secret(verificationTexts.linkDead) });
export const autoTokenInput = z.object({ autoToken: secret(verificationTexts.autoTokenDead) });

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
