import { z } from "zod";
import { sendCodeInput, presentPassword, linkToken } from "./account.input.ts";
import { emailChangeTexts } from "./email-change-texts.ts";

export const requestEmailChangeInput = z.object({
  email: sendCodeInput.shape.email,
  password: presentPassword,
});

export type EmailChange = z.output<typeof requestEmailChangeInput>;

export const confirmEmailChangeInput = z.object({
  token: linkToken(emailChangeTexts.linkDead),
});
