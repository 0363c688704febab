import fc from "fast-check";

/*
 * Random events of a workshop, played in two worlds that nobody may tell apart. Guest 0 is the reader, who
 * reads everything; so does the host with the wall. In the second world everyone gets the same descriptions
 * in the same order, but from other people. The reader's own descriptions stay theirs.
 */

/** Whom a description is about, which describer's turn it is, and their picks. */
interface Description {
  readonly whom: number;
  readonly turn: number;
  readonly words: number;
  readonly isTakenBack: boolean;
}

export interface History {
  readonly people: number;
  readonly describes: number;
  /** Guests without own words when describing begins; the reader always has some. */
  readonly wordless: readonly number[];
  /** After how many descriptions someone joins late. */
  readonly lateAfter: number | null;
  readonly descriptions: readonly Description[];
  /** By how far describers are shifted in the second world, for each described guest. */
  readonly shifts: readonly number[];
  /** Someone who leaves, which everyone sees, so it is the same person in both worlds. */
  readonly leaves: number | null;
  /** What each says about being counted in the picture. */
  readonly counted: readonly (boolean | null)[];
}

const words = fc.nat(11);

export const histories: fc.Arbitrary<History> = fc.record({
  people: fc.integer({ min: 6, max: 10 }),
  describes: fc.integer({ min: 3, max: 5 }),
  wordless: fc.uniqueArray(fc.integer({ min: 6, max: 9 }), { maxLength: 2 }),
  lateAfter: fc.option(fc.oneof(fc.nat(12), fc.nat(50)), { freq: 3 }),
  descriptions: fc.oneof(
    // Almost everyone describes everyone …
    fc
      .tuple(fc.array(words, { minLength: 50, maxLength: 50 }), fc.nat(4))
      .map(([all, gaps]) =>
        all
          .map((one, n) => ({ whom: n % 10, turn: Math.floor(n / 10), words: one, isTakenBack: false }))
          .slice(gaps),
      ),
    // … or a random selection.
    fc.array(fc.record({ whom: fc.nat(9), turn: fc.nat(4), words, isTakenBack: fc.boolean() }), {
      maxLength: 40,
    }),
  ),
  shifts: fc.array(fc.nat(4), { minLength: 10, maxLength: 10 }),
  leaves: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 }),
  counted: fc
    .array(fc.constantFrom(true, true, true, false, null), { minLength: 10, maxLength: 10 })
    .map((some) => some.map((one, n) => one ?? (n % 2 === 0 ? true : null))),
});
