import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { pickAtRandom } from "#tests/factories/sample-ballots.ts";

/*
 * Groups as they may be: everyone describes everyone else. `blind`: anything for anybody. `own`: each person
 * has words of their own. `common`: so have they, and the group has a vocabulary. `alike`: nearly everybody
 * is called the same.
 */

export const groupWorlds = ["blind", "own", "common", "alike"] as const;
export type GroupWorld = (typeof groupWorlds)[number];

const ids = catalogue.map(({ id }) => id);

type Weights = ReadonlyMap<string, number>;

/** Draws words without replacement; a word's chance is its weight's share. */
export function drawWords(weights: Weights, picks: number, random: () => number): readonly string[] {
  const left = new Map(weights);
  return Array.from({ length: picks }, () => {
    let point = random() * [...left.values()].reduce((sum, weight) => sum + weight, 0);
    const [found = ""] =
      [...left].find(([, weight]) => (point -= weight) < 0) ?? [...left].slice(-1)[0] ?? [];
    left.delete(found);
    return found;
  });
}

/** How much likelier than any other word: words of one's own, and words of the group. */
const favour = {
  blind: { own: 0, group: 0 },
  own: { own: 10, group: 0 },
  common: { own: 8, group: 14 },
  alike: { own: 0, group: 40 },
} satisfies Record<GroupWorld, unknown>;

const vocabulary = 8;

/** The weights of each person's words. */
export function weightsIn(world: GroupWorld, people: number, random: () => number): readonly Weights[] {
  const shared = pickAtRandom(ids, vocabulary, random);
  const { own, group } = favour[world];
  return Array.from({ length: people }, () => {
    const ownWords = pickAtRandom(ids, vocabulary, random);
    const weight = (id: string) => 1 + (ownWords.includes(id) ? own : 0) + (shared.includes(id) ? group : 0);
    return new Map(ids.map((id) => [id, weight(id)]));
  });
}

/** The picks of a peer, or for oneself: five to eight. */
export const sizeOf = (random: () => number): number => 5 + Math.floor(random() * 4);

export interface GroupOptions {
  readonly world: GroupWorld;
  readonly people: number;
  /** How many describe each; by default all the others. */
  readonly describers?: number;
}

export function windowsIn(
  { world, people, describers = people - 1 }: GroupOptions,
  random: () => number,
): readonly SnapshotContent[] {
  return weightsIn(world, people, random).map((weights) => {
    const pick = () => drawWords(weights, sizeOf(random), random);
    return buildSnapshotContent({
      catalogueVersion: 1,
      selfTraitIds: pick(),
      peerPicks: Array.from({ length: describers }, pick),
      names: [],
    });
  });
}
