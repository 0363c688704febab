import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";
import { botActions } from "./bot-check.ts";

/** The work before a call of an action. */
export const botChallengeOutput = z
  .discriminatedUnion("mode", [
    z.strictObject({ mode: z.literal("off") }),
    z.strictObject({
      mode: z.literal("altcha"),
      challenge: z.strictObject({
        parameters: z.strictObject({
          algorithm: z.string(),
          nonce: z.string(),
          salt: z.string(),
          cost: z.int(),
          keyLength: z.int(),
          keyPrefix: z.string(),
          keySignature: z.string(),
          data: z.strictObject({ action: z.enum(botActions), expiresAt: z.int() }),
        }),
        signature: z.string(),
      }),
    }),
    z.strictObject({ mode: z.literal("recaptcha"), siteKey: z.string(), scriptUrl: z.url() }),
  ])
  .meta({ id: "BotChallenge" });

export type BotChallenge = Shape<typeof botChallengeOutput>;

/** Work for a browser, as altcha-lib describes it. */
export type WorkChallenge = Extract<BotChallenge, { mode: "altcha" }>["challenge"];
