import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import type { Portrait, SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue, catalogueVersion } from "#src/shared/words/catalogue.ts";
import { minSelected } from "#src/shared/words/trait.ts";
import { splitWords, type Sample } from "./samples.ts";

export interface ReadSample {
  readonly snapshot: SnapshotContent;
  readonly portrait: Portrait;
}

/** Scores a sample and writes its portrait, like the product does. */
export function readSample(sample: Sample): ReadSample {
  const snapshot = buildSnapshotContent({
    catalogueVersion,
    selfTraitIds: splitWords(sample.self),
    peerPicks: dealAnswers(sample),
    names: [],
  });
  return { snapshot, portrait: writePortrait(snapshot) };
}

/** The words of each answer, always the same for a sample. */
function dealAnswers(sample: Sample): readonly (readonly string[])[] {
  const lists = Array.from({ length: sample.answers }, (): string[] => []);
  const seen = readSeen(sample.seen);
  for (const { word, votes } of seen) for (const list of shortest(lists, votes)) list.push(word);

  const taken = new Set([...seen.map(({ word }) => word), ...splitWords(sample.self)]);
  const spared = new Set(splitWords(sample.spared ?? ""));
  const left = catalogue.map(({ id }) => id).filter((id) => !taken.has(id) && !spared.has(id));
  const random = seededRandom(sample.title.length * 101 + sample.answers);
  const pool = pickAtRandom(left, Math.min(sample.reach ?? 28, left.length), random);
  let next = 0;
  for (const list of lists) {
    const size = Math.max(list.length + sample.scattered, minSelected);
    while (list.length < size) {
      list.push(...pool.slice(next % pool.length, (next % pool.length) + 1));
      next += 1;
    }
  }
  return lists;
}

const readSeen = (seen: string) =>
  seen
    .split(", ")
    .filter((entry) => entry !== "")
    .map((entry) => ({ word: entry.replace(/ \d+$/, ""), votes: Number(/\d+$/.exec(entry)?.[0] ?? 0) }));

/** The lists with the fewest words, so that votes spread evenly over the answers. */
const shortest = (lists: readonly string[][], count: number): readonly string[][] =>
  lists.toSorted((one, other) => one.length - other.length).slice(0, count);
