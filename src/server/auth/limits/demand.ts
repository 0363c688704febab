import type { Queryable } from "#db/client.ts";
import { hours, minutes } from "#src/server/clock.ts";
import type { BotAction } from "#src/shared/bot-check/bot-check.ts";
import { readCounts, type Counter } from "./counters.ts";

/**
 * What everyone together asks for. More than `most` is a rush: it refuses nobody. Proofs of work get harder, and what costs
 * us something is done in turn.
 */
export interface Demand extends Counter {
  readonly subject: "all";
}

/** What is usual of each action that the bot check guards. */
export const demandFor: Readonly<Record<BotAction, Demand>> = {
  login: { name: "log-ins", subject: "all", most: 300, windowMs: minutes(1) },
  forgot_password: { name: "resets", subject: "all", most: 1_000, windowMs: hours(1) },
  register_email: { name: "codes", subject: "all", most: 1_000, windowMs: hours(1) },
  register_complete: { name: "registrations", subject: "all", most: 300, windowMs: minutes(1) },
};

/** Beyond it an old phone would take too long: see docs/decisions/043. */
export const mostPrice = 4;

/** How many times its usual work a proof for the action takes now: 1 while demand is usual, and `mostPrice` at most. */
export async function priceOf(db: Queryable, now: Date, action: BotAction): Promise<number> {
  const demand = demandFor[action];
  const [asked] = await readCounts(db, now, [demand]);
  return Math.min(mostPrice, Math.max(1, Math.ceil((asked?.count ?? 0) / demand.most)));
}
