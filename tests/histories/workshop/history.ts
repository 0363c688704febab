import fc from "fast-check";

/*
 * What can happen in a workshop, by chance. Guest 0 is the reader, who looks at everything that they can, as does the host with the wall. In
 * the second world everyone who is described gets the same descriptions in the same order, but from other people: who of their describers
 * wrote which, and who has written none, is mixed anew. What the reader writes stays the reader's.
 */

/** Whom a description is about, whose turn it is among those who describe that guest, and what they pick. */
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
  readonly late: readonly number[];
  readonly descriptions: readonly Description[];
  /** By how far describers change places in the second world, for each who is described. */
  readonly shifts: readonly number[];
  /** Someone who leaves in the middle: everyone sees that, so it's the same one in both worlds. */
  readonly leaves: number | null;
  readonly counted: readonly boolean[];
}

const words = fc.nat(11);

export const histories: fc.Arbitrary<History> = fc.record({
  people: fc.integer({ min: 6, max: 10 }),
  describes: fc.integer({ min: 3, max: 5 }),
  late: fc.uniqueArray(fc.integer({ min: 6, max: 9 }), { maxLength: 2 }),
  descriptions: fc.oneof(
    // Nearly everyone describes everyone …
    fc
      .tuple(fc.array(words, { minLength: 50, maxLength: 50 }), fc.nat(4))
      .map(([all, gaps]) =>
        all
          .map((one, n) => ({ whom: n % 10, turn: Math.floor(n / 10), words: one, isTakenBack: false }))
          .slice(gaps),
      ),
    // … or whoever comes.
    fc.array(fc.record({ whom: fc.nat(9), turn: fc.nat(4), words, isTakenBack: fc.boolean() }), {
      maxLength: 40,
    }),
  ),
  shifts: fc.array(fc.nat(4), { minLength: 10, maxLength: 10 }),
  leaves: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 }),
  counted: fc
    .array(fc.boolean(), { minLength: 10, maxLength: 10 })
    .map((some) => some.map((one, n) => one || n < 7)),
});
