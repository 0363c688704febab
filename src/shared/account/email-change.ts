import { linkToken, presentPassword, sendCodeInput } from "./account.ts";
import { emailChangeTexts } from "./email-change-texts.ts";
import { z } from "zod";

export * from "#src/shared/account/email-change-texts.ts";

export const requestEmailChangeInput = z.object({
  email: sendCodeInput.shape.email,
  password: presentPassword,
});
export type EmailChange = z.output<typeof requestEmailChangeInput>;

export const confirmEmailChangeInput = z.object({
  token: linkToken(emailChangeTexts.linkDead),
});
