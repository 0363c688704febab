import { seconds, minutes, type Clock, type Timers } from "./clock.ts";
import { networksOf } from "./networks.ts";

/** Lines stall, and send what they have held back all at once. */
const savedSeconds = 10;

/** Takes an amount. @returns whether enough was left */
type Bucket = (amount: number) => boolean;

/** A token bucket that holds ten seconds' worth, full at first. */
export function createBucket(timers: Pick<Timers, "now">, perSecond: number): Bucket {
  const full = perSecond * savedSeconds;
  let left = full;
  let filledAt = timers.now();
  return (amount) => {
    const time = timers.now();
    left = Math.min(full, left + ((time - filledAt) / seconds(1)) * perSecond);
    filledAt = time;
    left -= amount;
    return left >= 0;
  };
}

const windowMs = minutes(1);

/**
 * Counts calls by network and minute, in memory, because a page view mustn't cost a write.
 *
 * @returns what counts a call: null, or the end of the window in ms since 1970 if the call is beyond the
 * limit, and then it counts nowhere
 */
export function createCallCounter(clock: Clock, most: number): (network: string) => number | null {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (network) => {
    const now = clock.now().getTime();
    // A clock that was set back would keep the window open for longer.
    if (now >= endsAt || now < endsAt - windowMs) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const networks = networksOf(network).map((one) => ({ ...one, count: counts.get(one.name) ?? 0 }));
    if (networks.some(({ count, times }) => count >= most * times)) return endsAt;
    for (const { name, count } of networks) counts.set(name, count + 1);
    return null;
  };
}
