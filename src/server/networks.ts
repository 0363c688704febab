/*
 * One IPv6 connection has a /64 to a /48, so counting by /64 alone limits nothing. An address counts in every
 * network that contains it; wider ones, which more people share, may do more.
 */

interface Network {
  readonly name: string;
  /** How many times as much is let through as from the narrowest. */
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
  // Behind a /24 may be a carrier's whole town.
  if (ipv4 !== undefined) return [narrow, { name: `${ipv4}.0/24`, times: 8 }];
  const [, site, subnet] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? [];
  if (site === undefined || subnet === undefined) return [narrow];
  const home = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [narrow, { name: `${site}:${home}::/56`, times: 2 }, { name: `${site}::/48`, times: 4 }];
}

/** The widest network that limits tell apart: about what one connection can have. */
export const widestOf = (network: string): string => networksOf(network).at(-1)?.name ?? network;
