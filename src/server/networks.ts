import { seconds, minutes, type Clock, type Timers } from "./clock.ts";

/*
 * One IPv6 connection has a /64 to a /48, so counting by /64 alone limits nothing. An address counts in every
 * network that contains it; wider ones, which more people share, may do more.
 */

interface Network {
  readonly name: string;
  /** How many times the narrowest network's limit applies. */
  readonly times: number;
}

/**
 * The networks that contain an address, from narrow to wide: an IPv4 address and its /24, or an IPv6 /64, /56
 * and /48.
 *
 * @param network the narrowest, as in `Origin`
 */
export function networksOf(network: string): readonly Network[] {
  const narrow = { name: network, times: 1 };
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  // A carrier may have a whole town behind a /24.
  if (ipv4 !== undefined) return [narrow, { name: `${ipv4}.0/24`, times: 8 }];
  const [, site, subnet] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? [];
  if (site === undefined || subnet === undefined) return [narrow];
  const home = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [narrow, { name: `${site}:${home}::/56`, times: 2 }, { name: `${site}::/48`, times: 4 }];
}

/** The widest network that limits tell apart: about what one connection can have. */
export const widestOf = (network: string): string => networksOf(network).at(-1)?.name ?? network;

/** Connections stall, and then send everything at once. */
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
