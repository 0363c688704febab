import { authErrors } from "#src/server/auth/errors.ts";
import { usedBotTokens } from "#db/schema/index.ts";
import type { Origin } from "#src/server/actor.ts";
import { after, minutes } from "#src/server/clock.ts";
import type { DomainError } from "#src/server/errors.ts";
import type { BaseDeps } from "#src/server/base-deps.ts";
import { sha256 } from "#src/server/ids.ts";
import type { BotChallenge, WorkChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import type { BotAction } from "#src/shared/bot-check/bot-check.ts";
import { byNetwork, enforceLimits, type Limit } from "./limits.ts";

/*
 * Keeps bots from what costs us an email or a password hash. A browser gets a challenge, solves it, and sends
 * the solution with its call. The check runs before the call's limits: a bot uses up nobody's attempts.
 */
export interface BotCheck {
  /** What a browser has to do before one call of that action. */
  challenge(action: BotAction, origin: Origin): Promise<BotChallenge>;
  /**
   * Accepts a token once.
   *
   * @throws {DomainError} `bad_request` if the token is missing, wrong, expired, used or for another action;
   * `unavailable` if nobody can tell; `too_many_requests`
   */
  verify(action: BotAction, token: string | undefined, origin: Origin): Promise<void>;
}

/** Lets everyone pass. */
export const noBotCheck: BotCheck = {
  challenge: () => Promise.resolve({ mode: "off" }),
  verify: () => Promise.resolve(),
};

/** A solved challenge of ours. */
export interface SolvedWork {
  /** Identifies the challenge. */
  readonly id: string;
  readonly action: BotAction;
  readonly expiresAt: Date;
}

export interface ProofOfWork {
  set(action: BotAction, expiresAt: Date): Promise<WorkChallenge>;
  /** null if it isn't our challenge, or isn't solved. The caller checks expiry and reuse. */
  read(token: string): Promise<SolvedWork | null>;
}

/** Another company's check: the browser gets a token there, and we ask for their verdict on it. */
export interface TokenVerifier {
  readonly siteKey: string;
  readonly scriptUrl: string;
  verify(action: BotAction, token: string): Promise<Verdict>;
}
export type Verdict =
  | { readonly kind: "human" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unknown"; readonly reason: string };

/** Each costs a millisecond of CPU and a write. A room of people stays below this. */
export const challengeLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "bot challenges by network", most: 300, windowMs: minutes(5) });

/** Each is a request to the verifier. */
export const verdictLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "bot verdicts by network", most: 300, windowMs: minutes(5) });

const workLifeMs = minutes(5);
/** Longer than a verifier accepts a token: two minutes for reCAPTCHA. */
const tokenRetentionMs = minutes(10);

const refusal = (): DomainError => authErrors.botCheckFailed();

/** Remembers a token for as long as it is valid. Returns whether it is new, across all processes. */
async function isFirstUse({ db }: BaseDeps, token: string, expiresAt: Date): Promise<boolean> {
  const row = { challengeHash: sha256(token), expiresAt };
  const stored = await db.write((tx) =>
    tx.insert(usedBotTokens).values(row).onConflictDoNothing().returning(),
  );
  return stored.length > 0;
}

/** A computation that takes a browser a moment, set and checked by us. */
export const proofOfWorkCheck = (ground: BaseDeps, work: ProofOfWork): BotCheck => ({
  challenge: async (action, origin) => {
    await enforceLimits(ground, challengeLimits(origin));
    const expiresAt = after(ground.clock.now(), workLifeMs);
    return { mode: "altcha", challenge: await work.set(action, expiresAt) };
  },
  verify: async (action, token) => {
    const solved = token === undefined ? null : await work.read(token);
    if (solved?.action !== action || solved.expiresAt <= ground.clock.now()) throw refusal();
    if (!(await isFirstUse(ground, `work ${solved.id}`, solved.expiresAt))) throw refusal();
  },
});

/** Another company's verdict. Nobody passes while they are down: slowing them down must not open the door. */
export const verdictCheck = (ground: BaseDeps, verifier: TokenVerifier): BotCheck => ({
  challenge: () => {
    const { siteKey, scriptUrl } = verifier;
    return Promise.resolve({ mode: "recaptcha", siteKey, scriptUrl });
  },
  verify: async (action, token, origin) => {
    if (token === undefined || token === "") throw refusal();
    await enforceLimits(ground, verdictLimits(origin));
    const verdict = await verifier.verify(action, token);
    if (verdict.kind !== "human")
      ground.log.warn("bot check", { action, verdict: verdict.kind, reason: verdict.reason });
    if (verdict.kind === "unknown") throw authErrors.botCheckUnavailable();
    const until = after(ground.clock.now(), tokenRetentionMs);
    if (verdict.kind === "refused" || !(await isFirstUse(ground, `verdict ${token}`, until))) throw refusal();
  },
});
