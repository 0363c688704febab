import { authErrors } from "#src/server/auth/errors.ts";
import { usedBotTokens } from "#db/schema/index.ts";
import type { Origin } from "#src/server/actor.ts";
import { after, minutes } from "#src/server/clock.ts";
import type { DomainError } from "#src/server/errors.ts";
import type { BaseDeps } from "#src/server/base-deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import type { BotAction, WorkChallenge } from "#src/shared/bot-check/bot-check.ts";
import { challengeLimits, verdictLimits } from "./bot-check-limits.ts";
import { priceOf } from "./demand.ts";
import { takeFromLimits } from "./limits.ts";

/*
 * Keeps robots out of what costs us an email or a password hash. A browser asks for a challenge, answers it, and sends the
 * answer with its call. The check comes before the limits of the call: who does not pass it uses up nobody's tries, and
 * makes us hash nothing.
 */
export interface BotCheck {
  /** What a browser has to do before one call of that action. */
  challenge(action: BotAction, origin: Origin): Promise<BotChallenge>;
  /**
   * Lets a token pass, once.
   *
   * @throws {DomainError} `bad_request` for a token that is missing, wrong, of another action, too old or used;
   * `unavailable` when nobody can tell; `too_many_requests`.
   */
  verify(action: BotAction, token: string | undefined, origin: Origin): Promise<void>;
}

/** Lets everyone pass. */
export const noBotCheck: BotCheck = {
  challenge: () => Promise.resolve({ mode: "off" }),
  verify: () => Promise.resolve(),
};

/** A challenge of ours that someone has solved. */
export interface SolvedWork {
  /** Names the challenge. */
  readonly id: string;
  readonly action: BotAction;
  readonly expiresAt: Date;
}

export interface ProofOfWork {
  /** @param price how many times the usual work it takes; at least 1 */
  set(action: BotAction, expiresAt: Date, price: number): Promise<WorkChallenge>;
  /** null: no challenge of ours, or not solved. Whether it is still good is for the caller to say. */
  read(token: string): Promise<SolvedWork | null>;
}

/** Someone else's check: the browser gets a token there, and we ask them what they think of it. */
export interface TokenVerifier {
  readonly siteKey: string;
  readonly scriptUrl: string;
  verify(action: BotAction, token: string): Promise<Verdict>;
}
export type Verdict =
  | { readonly kind: "human" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unknown"; readonly reason: string };

const workLifeMs = minutes(5);
/** Longer than a verifier takes a token for new: reCAPTCHA says two minutes. */
const tokenMemoryMs = minutes(10);

const refusal = (): DomainError => authErrors.botCheckFailed();

/** Remembers a token for as long as it could be shown again. Says whether it is new, to all processes alike. */
async function isFirstUse({ db }: BaseDeps, token: string, expiresAt: Date): Promise<boolean> {
  const row = { challengeHash: sha256(token), expiresAt };
  const stored = await db.write((tx) =>
    tx.insert(usedBotTokens).values(row).onConflictDoNothing().returning(),
  );
  return stored.length > 0;
}

/** A sum that takes a browser a moment, set and checked by ourselves. */
export const proofOfWorkCheck = (ground: BaseDeps, work: ProofOfWork): BotCheck => ({
  challenge: async (action, origin) => {
    await takeFromLimits(ground, challengeLimits(origin));
    const now = ground.clock.now();
    const price = await priceOf(ground.db.read, now, action);
    return { mode: "altcha", challenge: await work.set(action, after(now, workLifeMs), price) };
  },
  verify: async (action, token) => {
    const solved = token === undefined ? null : await work.read(token);
    if (solved?.action !== action || solved.expiresAt <= ground.clock.now()) throw refusal();
    if (!(await isFirstUse(ground, `work ${solved.id}`, solved.expiresAt))) throw refusal();
  },
});

/** Someone else's verdict. While they do not answer nobody passes: else slowing them down would open the door. */
export const verdictCheck = (ground: BaseDeps, verifier: TokenVerifier): BotCheck => ({
  challenge: () => {
    const { siteKey, scriptUrl } = verifier;
    return Promise.resolve({ mode: "recaptcha", siteKey, scriptUrl });
  },
  verify: async (action, token, origin) => {
    if (token === undefined || token === "") throw refusal();
    await takeFromLimits(ground, verdictLimits(origin));
    const verdict = await verifier.verify(action, token);
    if (verdict.kind !== "human")
      ground.log.warn("bot check", { action, verdict: verdict.kind, reason: verdict.reason });
    if (verdict.kind === "unknown") throw authErrors.botCheckUnavailable();
    const until = after(ground.clock.now(), tokenMemoryMs);
    if (verdict.kind === "refused" || !(await isFirstUse(ground, `verdict ${token}`, until))) throw refusal();
  },
});
