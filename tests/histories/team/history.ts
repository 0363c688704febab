import fc from "fast-check";

/*
 * Random events of a team round. `who` and `whom` choose among the existing people, so that any part of a
 * history is a history, too. Person 0 is the reader, who reads everything; so does an owner who takes no
 * part.
 */

export type Step =
  | { readonly kind: "describe"; readonly who: number; readonly whom: number; readonly words: number }
  | { readonly kind: "describeAll"; readonly who: number; readonly words: number }
  | { readonly kind: "everyoneDescribes"; readonly words: number }
  | { readonly kind: "takeBack"; readonly who: number; readonly which: number }
  | { readonly kind: "ownWords"; readonly who: number; readonly words: number }
  | { readonly kind: "open" | "openAll"; readonly who: number }
  | { readonly kind: "counted"; readonly who: number; readonly wanted: boolean }
  | { readonly kind: "allCounted" }
  /** Everyone sees these in the list, so it is the same person in both worlds. */
  | { readonly kind: "stepOut" | "leave" | "remove" | "deleteAccount"; readonly who: number }
  | { readonly kind: "deleteOwn"; readonly who: number }
  | { readonly kind: "extend"; readonly days: number }
  | { readonly kind: "close" | "picture" }
  | { readonly kind: "wait"; readonly hours: number };

export interface History {
  /** The number of participants, including the reader. */
  readonly people: number;
  /** Two of the others, who change places in the second world. */
  readonly swap: readonly [number, number];
  /** The beginning: just started, almost done, over, or with open windows. */
  readonly begins: "started" | "described" | "over" | "opened";
  /** After a step reader and owner make one call each, or none. */
  readonly steps: readonly { readonly step: Step; readonly lookAt: number | null }[];
}

const who = fc.nat(20);
const words = fc.nat(11);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("describe" as const), who, whom: who, words }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("describeAll" as const), who, words }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("everyoneDescribes" as const), words }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("takeBack" as const), who, which: who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ownWords" as const), who, words }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("open" as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("openAll" as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("counted" as const), who, wanted: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("allCounted" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("stepOut", "leave", "remove", "deleteAccount", "deleteOwn"),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("extend" as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("close", "picture") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("picture" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: fc.constantFrom(1, 5, 24, 48, 100) }),
  },
);

/** A team of six to ten, and its team round. */
export const histories: fc.Arbitrary<History> = fc.record({
  people: fc.integer({ min: 6, max: 10 }),
  swap: fc
    .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 })
    .map(([one = 1, other = 2]) => [one, other] as const),
  begins: fc.constantFrom("started", "described", "over", "opened"),
  steps: fc.array(fc.record({ step, lookAt: fc.option(fc.nat(40), { freq: 2 }) }), {
    minLength: 4,
    maxLength: 24,
  }),
});
