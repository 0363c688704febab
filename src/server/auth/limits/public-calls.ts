import type { Origin } from "#src/server/actor.ts";
import { minutes, type Clock } from "#src/server/clock.ts";
import { byNetwork, exceeded, type Limit } from "./limits.ts";

const windowMs = minutes(1);

/** Sixty people in a room who each load a page every five seconds make about half as many calls. */
export const publicCallLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "public calls by network", most: 3_000, windowMs });

/**
 * Counts the calls of procedures that need no account, by network. The counts are in memory, so that a page view costs no write;
 * each process allows as many.
 *
 * @throws {DomainError} `too_many_requests` beyond the limit; such a call counts nowhere.
 */
export function createPublicCallCounter(clock: Clock): (origin: Origin) => void {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (origin) => {
    const now = clock.now();
    const left = endsAt - now.getTime();
    // After a clock was set back, the window would stay open for too long.
    if (left <= 0 || left > windowMs) {
      counts.clear();
      endsAt = now.getTime() + windowMs;
    }
    const limits = publicCallLimits(origin);
    const countOf = ({ subject }: Limit): number => counts.get(subject) ?? 0;
    if (limits.some((limit) => countOf(limit) >= limit.most)) throw exceeded(now, endsAt);
    for (const limit of limits) counts.set(limit.subject, countOf(limit) + 1);
  };
}
