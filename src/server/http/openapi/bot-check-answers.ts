import { botActions, type BotChallenge } from "#src/shared/bot-check/bot-check.ts";
import { z } from "zod";

export const botChallenge = z.discriminatedUnion("mode", [
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
]) satisfies z.ZodType<BotChallenge>;
