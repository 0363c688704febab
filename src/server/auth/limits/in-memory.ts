import type { Origin } from "#src/server/actor.ts";
import { minutes, type Clock } from "#src/server/clock.ts";
import { byNetwork, exceeded, type Limit } from "./limits.ts";

const windowMs = minutes(1);

/**
 * Counts calls by network for a minute at a time, in this process alone: a page view mustn't cost a write.
 *
 * @returns what counts a call: null, or when the limit has room again. A call beyond the limit counts nowhere.
 */
export function createCounterInMemory(
  clock: Clock,
  rule: Pick<Limit, "name" | "most">,
): (origin: Origin) => number | null {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (origin) => {
    const now = clock.now().getTime();
    // A clock that was set back would keep the window open for longer.
    if (now >= endsAt || now < endsAt - windowMs) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const limits = byNetwork(origin, { ...rule, windowMs });
    const countOf = ({ subject }: Limit): number => counts.get(subject) ?? 0;
    if (limits.some((limit) => countOf(limit) >= limit.most)) return endsAt;
    for (const limit of limits) counts.set(limit.subject, countOf(limit) + 1);
    return null;
  };
}

/** Sixty people in a room who each make a call every two seconds make about half as many. */
export const publicCalls = { name: "public calls by network", most: 3_000 };

/**
 * Counts calls that need no account.
 *
 * @throws {DomainError} `too_many_requests` beyond the limit
 */
export function createPublicCallCounter(clock: Clock): (origin: Origin) => void {
  const count = createCounterInMemory(clock, publicCalls);
  return (origin) => {
    const resetsAt = count(origin);
    if (resetsAt !== null) throw exceeded(clock.now(), resetsAt);
  };
}
