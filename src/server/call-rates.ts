import { seconds, minutes, type Clock, type Timers } from "./clock.ts";
import { networksOf } from "./networks.ts";

/** Lines stall, and send what they have held back all at once. */
const savedSeconds = 10;

/** Takes so many out of what is left. @returns false once there isn't enough */
type Bucket = (amount: number) => boolean;

/** A token bucket that holds what ten seconds bring, full at first. */
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
 * Counts calls by network for a minute at a time, in this process alone: a page view mustn't cost a write.
 *
 * @returns what counts a call: null, or when the limit has room again, in ms since 1970. A call beyond the limit counts nowhere.
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
