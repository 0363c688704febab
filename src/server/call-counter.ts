import { minutes, type Clock } from "./clock.ts";
import { networksOf } from "./networks.ts";

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
