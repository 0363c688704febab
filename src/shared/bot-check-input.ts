import { z } from "zod";
import { botActions, botCheckTexts, botTokenMaxLength } from "./bot-check.ts";

/** Proof that a call does not come from a robot; which one is needed, `GET /api/bot-challenge` says. */
export const recaptchaToken = z
  .string(botCheckTexts.failed)
  .max(botTokenMaxLength, botCheckTexts.failed)
  .optional();

export const botChallengeInput = z.object({
  action: z.enum(botActions, `An action is one of ${botActions.join(", ")}`),
});
