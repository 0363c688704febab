import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { outputNames } from "./outputs.ts";

/*
 * What can happen to a round, by chance: what its peers do, what its owner does, and time. Numbers called `which` choose among
 * what there is when the step comes, so that any part of a history is a history too and a failing one can be made short.
 */

export interface Ballot {
  readonly picks: readonly string[];
  readonly name: string | null;
}

export type Step =
  | { readonly kind: "answers"; readonly ballots: readonly Ballot[] }
  | { readonly kind: "invite"; readonly count: number }
  | { readonly kind: "invitedAnswer"; readonly which: number; readonly ballot: Ballot }
  | { readonly kind: "withdraw"; readonly which: readonly number[] }
  | { readonly kind: "revokeInvitation"; readonly which: number }
  | { readonly kind: "moveLink" }
  | { readonly kind: "wait"; readonly hours: number }
  | { readonly kind: "reveal" }
  | { readonly kind: "close" };

export interface History {
  readonly audience: "personal" | "organisation";
  /** How far the minimum is raised above the audience's. */
  readonly raisedBy: number;
  /** null: the round has no deadline. */
  readonly daysToDeadline: number | null;
  /** Whether the owner picks own words no sooner than when nothing else is missing. */
  readonly picksLate: boolean;
  /** Whether the owner guesses beforehand what others pick. */
  readonly isGuessed: boolean;
  /** How many people are invited at the start. */
  readonly invited: number;
  /** After each step the owner looks at one output, or at none. */
  readonly steps: readonly { readonly step: Step; readonly lookAt: string | null }[];
}

const picks = fc
  .uniqueArray(fc.integer({ min: 0, max: catalogue.length - 1 }), { minLength: 5, maxLength: 10 })
  .map((places) => places.map((place) => catalogue[place]?.id ?? ""));
const ballot: fc.Arbitrary<Ballot> = fc.record({
  picks,
  name: fc.constantFrom("Somebody", "Ann", "Øyvind", null),
});
const which = fc.nat(50);

/** One step of what a peer does. */
const peerStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("answers"),
      ballots: fc.array(ballot, { minLength: 1, maxLength: 5, size: "max" }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("invitedAnswer"), which, ballot }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("withdraw"),
      which: fc.array(which, { minLength: 1, maxLength: 3, size: "max" }),
    }),
  },
);

/** One step of what the owner does, or time. */
const ownerStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant("reveal") }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("invite"), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revokeInvitation"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("moveLink") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait"), hours: fc.integer({ min: 1, max: 80 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close") }) },
);

const someStep = fc.oneof({ weight: 3, arbitrary: peerStep }, { weight: 2, arbitrary: ownerStep });

const steps = fc.array(fc.record({ step: someStep, lookAt: fc.constantFrom(null, ...outputNames) }), {
  minLength: 1,
  maxLength: 14,
  size: "max",
});

const someHistory = (audience: History["audience"], most: { readonly invited: number }) =>
  fc.record({
    audience: fc.constant(audience),
    raisedBy: fc.constantFrom(0, 0, 0, 0, 1, 2),
    daysToDeadline: fc.option(fc.integer({ min: 1, max: 12 })),
    picksLate: fc.boolean(),
    isGuessed: fc.boolean(),
    invited: fc.integer({ min: 0, max: most.invited }),
    steps,
  });

export const history: fc.Arbitrary<History> = fc.oneof(
  { weight: 5, arbitrary: someHistory("personal", { invited: 2 }) },
  // Here only invited people can answer.
  { weight: 1, arbitrary: someHistory("organisation", { invited: 8 }) },
);
