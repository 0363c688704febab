import { wordsFrom } from "#tests/factories/survey.ts";

/*
 * What a facilitator may not know. Surveys, results and numbers are the same in both worlds; in the second,
 * everything that the first didn't show to the facilitator is different.
 */

/** Secrets by name: "own 2 1" are the first own words of client 2. */
export type SecretName = `${"own" | "peer" | "plan"} ${number} ${number}`;

export interface Secrets {
  readonly own: (client: number, version: number, base: number) => readonly string[];
  readonly picks: (client: number, peer: number, base: number) => readonly string[];
  readonly peerName: (client: number, peer: number) => string | null;
  readonly plan: (client: number, version: number) => string;
  /** Clients' private data. */
  readonly accountPlan: string;
  /** The addresses of invited people. */
  readonly invitee: (client: number, place: number) => string;
  /** Whether invited people answer by the open link, and who answers first. */
  readonly isOther: boolean;
}

/** A mark in each peer's name and address, which no output may contain. */
export const peersMark = "Zephyrine";

const peerName = (client: number, peer: number, isNamed: boolean, surname: string): string | null =>
  isNamed ? `${peersMark} ${surname}${String(client)}${String(peer)}` : null;

export const firstSecrets: Secrets = {
  // Their agreement with peers differs as well.
  own: (_, version, base) => wordsFrom(8 * base + (base % 4) + 3 * (version - 1), 6),
  picks: (_, peer, base) => wordsFrom(8 * base + 2 * (peer % 5), 5 + (peer % 2)),
  peerName: (client, peer) => peerName(client, peer, peer % 2 === 0, "Aa"),
  plan: (client, version) => `I’ll ask ${String(client)} people ${String(version)} times.`,
  accountPlan: `${peersMark} first`,
  invitee: (client, place) => `${peersMark}-${String(place)}@first-${String(client)}.example`.toLowerCase(),
  isOther: false,
};

/**
 * Hidden data differs from the first world, and `known` data doesn't. `swapped` has the base of the other
 * person's words, for people counted together whose results were never shared.
 */
export function otherSecrets(known: ReadonlySet<SecretName>, swapped: ReadonlyMap<number, number>): Secrets {
  const first = firstSecrets;
  return {
    own: (client, version, base) =>
      known.has(`own ${client} ${version}`)
        ? first.own(client, version, swapped.get(client) ?? base)
        : wordsFrom(8 * base + 29 + version, 8),
    picks: (client, peer, base) =>
      known.has(`peer ${client} ${peer}`)
        ? first.picks(client, peer, swapped.get(client) ?? base)
        : wordsFrom(8 * base + 23 + 5 * (peer % 4), 7 + (peer % 3)),
    peerName: (client, peer) => peerName(client, peer, peer % 2 === 1 || peer % 5 === 0, "Bbbbb"),
    plan: (client, version) =>
      known.has(`plan ${client} ${version}`) ? first.plan(client, version) : "I’ll wait and see.",
    accountPlan: `${peersMark}, in other words`,
    invitee: (client, place) =>
      `${peersMark}-other-${String(place)}@second-${String(client)}.example`.toLowerCase(),
    isOther: true,
  };
}
