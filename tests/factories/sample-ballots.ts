import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import fc from "fast-check";

/** Random surveys for tests of scoring. */

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many different ids, each set equally likely. */
export function pickAtRandom(ids: readonly string[], picks: number, random: () => number): readonly string[] {
  const pool = [...ids];
  return Array.from({ length: picks }, () => pool.splice(Math.floor(random() * pool.length), 1)).flat();
}

export interface SampleSurvey {
  readonly selfTraitIds: readonly string[];
  readonly peerPicks: readonly (readonly string[])[];
  readonly traitIds: readonly string[];
}

/** Surveys of `fewest` to `most` peers. Most peers prefer a few words, so that all bands and ties occur. */
export function anySurvey(
  traitIds: readonly string[],
  fewest: number,
  most: number,
): fc.Arbitrary<SampleSurvey> {
  const size = { minLength: minSelected, maxLength: maxSelected };
  const anyWords = fc.shuffledSubarray([...traitIds], size);
  const leaning = fc.shuffledSubarray([...traitIds], { minLength: 14, maxLength: 14 }).chain((favourites) =>
    fc.array(fc.oneof(fc.shuffledSubarray(favourites, size), anyWords), {
      minLength: fewest,
      maxLength: most,
    }),
  );
  return fc.record({ selfTraitIds: anyWords, peerPicks: leaning }).map((round) => ({ ...round, traitIds }));
}
