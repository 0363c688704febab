import type { ProofOfWork, SolvedWork } from "#src/server/auth/limits/bot-check.ts";
import { botActions } from "#src/shared/bot-check/bot-check.ts";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createHmac } from "node:crypto";
import { z } from "zod";

/*
 * Proof of work with altcha-lib. The server picks a number and gives the prefix of its slow hash; the browser
 * tries one number after the other. The signed challenge needs no storage until solved, and the solution is
 * signed in advance, so that checking costs no slow hash.
 */

/** Rounds of PBKDF2 for one try. */
const rounds = 1_000;
/**
 * The last number that may be the right one: 200,000 rounds at most, half of that on average. Measured: a
 * desktop core does 3 million rounds a second; a phone of 2016 may do 250,000. See docs/decisions/048.
 */
const mostTries = 200;

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
const parameters = z.strictObject({
  algorithm: z.literal("PBKDF2/SHA-256"),
  nonce: hex,
  salt: hex,
  cost: z.literal(rounds),
  keyLength: z.literal(32),
  keyPrefix: hex,
  keySignature: hex,
  data: z.strictObject({ action: z.enum(botActions), expiresAt: z.int().positive() }),
});
const challengeSchema = z.strictObject({ parameters, signature: hex });
const solvedSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().default(0) }),
});

function parseToken(token: string): z.output<typeof solvedSchema> | null {
  try {
    return solvedSchema.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).data ?? null;
  } catch {
    return null;
  }
}

/** @param secret shared by all processes of the site */
export function altcha(secret: string): ProofOfWork {
  const keyFor = (use: string): string => createHmac("sha256", secret).update(use).digest("hex");
  const keys = {
    hmacSignatureSecret: keyFor("bot check: challenge"),
    hmacKeySignatureSecret: keyFor("bot check: solution"),
  };
  return {
    set: async (action, expiresAt) => {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: rounds,
        counter: randomInt(mostTries),
        // The package's own time of expiry reads the system's clock; ours is a value like any other.
        data: { action, expiresAt: expiresAt.getTime() },
        deriveKey,
        ...keys,
      });
      return challengeSchema.parse(challenge);
    },
    read: async (token): Promise<SolvedWork | null> => {
      const solved = parseToken(token);
      if (solved === null) return null;
      const { verified } = await verifySolution({ ...solved, deriveKey, ...keys });
      if (!verified) return null;
      const { signature, parameters: signed } = solved.challenge;
      return { id: signature, action: signed.data.action, expiresAt: new Date(signed.data.expiresAt) };
    },
  };
}
