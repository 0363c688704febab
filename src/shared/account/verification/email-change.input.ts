import { z } from "zod";
import { sendCodeInput, requiredPassword, linkToken } from "#src/shared/account/account.input.ts";
import { emailChangeTexts } from "./email-change-texts.ts";

export const requestEmailChangeInput = z.object({
  email: sendCodeInput.shape.email,
  password: requiredPassword,
});

export type EmailChange = z.output<typeof requestEmailChangeInput>;

export const confirmEmailChangeInput = z.object({
  token: linkToken(emailChangeTexts.linkDead),
});
