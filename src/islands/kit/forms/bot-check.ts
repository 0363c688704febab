import { unreachable } from "#src/islands/kit/api/api-error.ts";
import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import { type BotAction, botCheckTexts } from "#src/shared/bot-check/bot-check.ts";

/* The browser's part of the bot check. The solvers are loaded only when there is a challenge. */

let isOff = false;

/** Our server always does; a proxy may not. */
const isChallenge = (body: unknown): body is BotChallenge =>
  typeof body === "object" && body !== null && "mode" in body;

/** The server has refused, or cannot be reached: its sentence, or none. */
async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  const message: unknown = Reflect.get(Object(body), "message");
  return new Error(typeof message === "string" ? message : botCheckTexts.unavailable);
}

async function askForChallenge(action: BotAction): Promise<BotChallenge> {
  const response = await fetch(`/api/bot-challenge?action=${action}`).catch(() => null);
  if (response === null) throw new Error(unreachable);
  if (!response.ok) throw await refusalOf(response);
  const challenge: unknown = await response.json().catch(() => null);
  if (!isChallenge(challenge)) throw new Error(unreachable);
  return challenge;
}

async function answerTo(challenge: Exclude<BotChallenge, { mode: "off" }>, action: BotAction) {
  if (challenge.mode === "altcha") {
    const { solveWork } = await import("./proof-of-work.ts");
    return solveWork(challenge.challenge);
  }
  const { tokenOf } = await import("./recaptcha.ts");
  return tokenOf(challenge, action);
}

/**
 * The `recaptchaToken` for one call; undefined if the server asks for none.
 *
 * @throws {Error} with a sentence for the person
 */
export async function botToken(action: BotAction): Promise<string | undefined> {
  if (isOff) return undefined;
  const challenge = await askForChallenge(action);
  if (challenge.mode === "off") {
    isOff = true;
    return undefined;
  }
  try {
    return await answerTo(challenge, action);
  } catch {
    throw new Error(botCheckTexts.notPossible);
  }
}
