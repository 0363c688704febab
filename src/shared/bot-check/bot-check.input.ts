import { z } from "zod";
import { botActions, botCheckTexts, botTokenMaxLength } from "./bot-check.ts";
import { boundedText } from "#src/shared/text/bounded.input.ts";

/** Proof that a call isn't from a bot; `GET /api/bot-challenge` says which is needed. */
export const recaptchaToken = boundedText(
  botTokenMaxLength,
  botCheckTexts.failed,
  botCheckTexts.failed,
).optional();

export const botChallengeInput = z.object({
  action: z.enum(botActions, `An action is one of ${botActions.join(", ")}`),
});
