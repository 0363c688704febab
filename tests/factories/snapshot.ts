import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

const traitIds = catalogue.map(({ id }) => id);

interface Picks {
  readonly self: readonly string[];
  /** One list of words for each peer. */
  readonly peers: readonly (readonly string[])[];
  readonly names?: readonly string[];
  /** The owner's prediction. */
  readonly guess?: readonly string[];
}

/** A snapshot scored by the product. */
export const makeSnapshot = ({ self, peers, names = [], guess }: Picks): SnapshotContent =>
  buildSnapshotContent({
    catalogueVersion: 1,
    selfTraitIds: self,
    predictedTraitIds: guess ?? null,
    peerPicks: peers,
    names,
  });

/** The same words from so many peers, each with unique fillers, so that single voices occur. */
export function makeAgreeingSnapshot(self: readonly string[], peers: number, words: readonly string[]) {
  const used = new Set([...self, ...words]);
  const fillers = traitIds.filter((id) => !used.has(id));
  return makeSnapshot({
    self,
    peers: Array.from({ length: peers }, (_, peer) => [...words, ...fillers.slice(peer * 2, peer * 2 + 2)]),
  });
}

/** One of many: 3 to 16 peers who prefer what they know, and own words that half agree. */
export function makeVariedSnapshot(seed: number): SnapshotContent {
  const random = seededRandom(seed * 7919);
  const peers = 3 + Math.floor(random() * 14);
  const known = pickAtRandom(traitIds, 11, random);
  const pick = (leaning: number, other: number) => [
    ...new Set([...pickAtRandom(known, leaning, random), ...pickAtRandom(traitIds, other, random)]),
  ];
  return makeSnapshot({
    self: pick(3 + Math.floor(random() * 2), 3),
    peers: Array.from({ length: peers }, () => pick(4 + Math.floor(random() * 2), 2)),
    names: ["Adaline Quill", "Ruprecht"].slice(0, peers),
  });
}
