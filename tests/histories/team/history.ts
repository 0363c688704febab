import fc from "fast-check";

/*
 * Random events of a team and its rounds. `who` and `whom` choose among the existing people, so that any part
 * of a history is a history, too. Person 0 is the reader, who reads everything; so does an owner who takes no
 * part.
 */

export type Step =
  | { readonly kind: "describe"; readonly who: number; readonly whom: number; readonly words: number }
  | { readonly kind: "describeAll"; readonly who: number; readonly words: number }
  /** Everyone, but one who stays silent. */
  | { readonly kind: "mostDescribe"; readonly silent: number; readonly words: number }
  | { readonly kind: "takeBack"; readonly who: number; readonly which: number }
  | { readonly kind: "ownWords"; readonly who: number; readonly words: number }
  | { readonly kind: "allOwnWords"; readonly words: number }
  | { readonly kind: "counted"; readonly who: number; readonly wanted: boolean }
  | { readonly kind: "allCounted" }
  /** Everyone sees these in the list, so it is the same person in both worlds. */
  | { readonly kind: "stepOut" | "leave" | "remove" | "deleteAccount"; readonly who: number }
  | { readonly kind: "deleteOwn"; readonly who: number }
  | { readonly kind: "extend"; readonly days: number }
  | { readonly kind: "close" | "remind" }
  /** Another round of the same team, of some of its people: bit n stands for person n. */
  | { readonly kind: "nextRound"; readonly without: number; readonly newcomers: number }
  /** A personal round of the reader, answered by the colleagues whom they invite. */
  | { readonly kind: "personal"; readonly invited: number }
  | { readonly kind: "wait"; readonly hours: number };

export interface History {
  /** The number of participants of the first round, including the reader. */
  readonly people: number;
  /** Two of the others, who change places in the second world. */
  readonly swap: readonly [number, number];
  /** The beginning: just started, or with open windows, and twelve weeks later. */
  readonly begins: "started" | "opened" | "later";
  /** After a step reader and owner make one call each, or none. */
  readonly steps: readonly { readonly step: Step; readonly lookAt: number | null }[];
}

const who = fc.nat(20);
const words = fc.nat(11);
const constant = <Kind extends Step["kind"]>(kind: Kind) => fc.constant(kind);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: constant("describe"), who, whom: who, words }) },
  { weight: 5, arbitrary: fc.record({ kind: constant("describeAll"), who, words }) },
  { weight: 5, arbitrary: fc.record({ kind: constant("mostDescribe"), silent: fc.nat(9), words }) },
  { weight: 2, arbitrary: fc.record({ kind: constant("takeBack"), who, which: who }) },
  { weight: 1, arbitrary: fc.record({ kind: constant("ownWords"), who, words }) },
  { weight: 3, arbitrary: fc.record({ kind: constant("allOwnWords"), words }) },
  { weight: 1, arbitrary: fc.record({ kind: constant("counted"), who, wanted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: constant("allCounted") }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("stepOut", "leave", "remove", "deleteAccount", "deleteOwn"),
      who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: constant("extend"), days: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("close", "close", "remind") }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: constant("nextRound"), without: fc.nat(511), newcomers: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: constant("personal"), invited: fc.nat(1023) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: constant("wait"),
      hours: fc.constantFrom(1, 5, 24, 48, 100, 200, 24 * 85, 24 * 85, 24 * 190),
    }),
  },
);

/** A team of five to eight, and its rounds. */
export const histories: fc.Arbitrary<History> = fc.record({
  people: fc.integer({ min: 5, max: 8 }),
  swap: fc
    .uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 2 })
    .map(([one = 1, other = 2]) => [one, other] as const),
  begins: fc.constantFrom("started", "opened", "later", "later"),
  steps: fc.array(fc.record({ step, lookAt: fc.option(fc.nat(40), { freq: 2 }) }), {
    minLength: 4,
    maxLength: 24,
  }),
});
