import { proofOfWorkCheck, type BotCheck } from "#src/server/auth/limits/bot-check.ts";
import { altcha } from "#src/server/integrations/altcha.ts";
import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import type { BotAction } from "#src/shared/bot-check/bot-check.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

export const botSecret = "a secret of thirty-two characters";

/** Dependencies with a proof of work. */
export async function makeGuardedDeps(secret = botSecret): Promise<TestDeps> {
  const deps = await makeDeps();
  return { ...deps, botCheck: proofOfWorkCheck(deps, altcha(secret)) };
}

export const encodeToken = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");

/** A browser's solution of a challenge. */
export async function solve(challenge: BotChallenge) {
  if (challenge.mode !== "altcha") throw new Error("There is no work to do.");
  const solution = await solveChallenge({ challenge: challenge.challenge, deriveKey });
  if (solution === null) throw new Error("The challenge cannot be solved.");
  return { challenge: challenge.challenge, solution };
}

/** A valid token for one call of that action. */
export async function earnToken({ botCheck }: { readonly botCheck: BotCheck }, action: BotAction) {
  return encodeToken(await solve(await botCheck.challenge(action, { network: "192.0.2.250" })));
}
