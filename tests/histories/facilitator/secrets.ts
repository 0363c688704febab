import { wordsFrom } from "#tests/factories/survey.ts";

/*
 * What a facilitator may not know, in two worlds. Rounds, results and numbers are the same in both; in the other world everything
 * that the first one didn't show to the facilitator is different.
 */

/** What is kept by name: "own 2 1" are the words that client 2 picked for themselves the first time. */
export type SecretName = `${"own" | "peer" | "plan"} ${number} ${number}`;

export interface Secrets {
  readonly own: (client: number, version: number, base: number) => readonly string[];
  readonly picks: (client: number, peer: number, base: number) => readonly string[];
  readonly peerName: (client: number, peer: number) => string | null;
  readonly plan: (client: number, version: number) => string;
  /** What clients keep in their account for themselves. */
  readonly accountPlan: string;
  /** The addresses of those who are invited. */
  readonly invitee: (client: number, place: number) => string;
  /** Whether people who are invited answer by the open link, and which of them answer first. */
  readonly isOther: boolean;
}

/** Stands in each name and address of a peer, and may stand in nothing that a facilitator gets. */
export const peersMark = "Zephyrine";

const peerName = (client: number, peer: number, isNamed: boolean, surname: string): string | null =>
  isNamed ? `${peersMark} ${surname}${String(client)}${String(peer)}` : null;

export const firstSecrets: Secrets = {
  // How far they agree with their peers differs as well.
  own: (_, version, base) => wordsFrom(8 * base + (base % 4) + 3 * (version - 1), 6),
  picks: (_, peer, base) => wordsFrom(8 * base + 2 * (peer % 5), 5 + (peer % 2)),
  peerName: (client, peer) => peerName(client, peer, peer % 2 === 0, "Aa"),
  plan: (client, version) => `I’ll ask ${String(client)} people ${String(version)} times.`,
  accountPlan: `${peersMark} first`,
  invitee: (client, place) => `${peersMark}-${String(place)}@first-${String(client)}.example`.toLowerCase(),
  isOther: false,
};

/**
 * Nothing of what is hidden is as in the first world, and what is `known` is. People who were counted together and whose results were
 * never shown have each other's windows: `swapped` has the base of the other one.
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
