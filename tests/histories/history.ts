import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { outputNames } from "./outputs.ts";

/*
 * Random events of a survey: acts of peers and the owner, and time. `which` chooses among what exists, so
 * that any part of a history is a history, too, and a failing one can be shortened.
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
  /** Whether peers are told of cards: false for older surveys, and for an organisation's. */
  readonly isTold: boolean;
  /** How far the minimum is above the audience's. */
  readonly raisedBy: number;
  /** null: no deadline. */
  readonly daysToDeadline: number | null;
  /** Whether the owner picks own words only when nothing else is missing. */
  readonly picksLate: boolean;
  /** Whether the owner makes a prediction first. */
  readonly isGuessed: boolean;
  /** The number of people invited at the start. */
  readonly invited: number;
  /** After each step the owner reads one output or none. */
  readonly steps: readonly { readonly step: Step; readonly lookAt: string | null }[];
}

/** Words between two places of the catalogue, whose owner picks the first six. */
const ballotAmong = (min: number, max: number): fc.Arbitrary<Ballot> =>
  fc.record({
    picks: fc
      .uniqueArray(fc.integer({ min, max }), { minLength: 5, maxLength: Math.min(10, max - min) })
      .map((places) => places.map((place) => catalogue[place]?.id ?? "")),
    name: fc.constantFrom("Somebody", "Ann", "Øyvind", null),
  });
export const anyBallot = ballotAmong(0, catalogue.length - 1);
/** People who know the same side of someone, so that words become clear in Arena and Blind Spot. */
export const alikeBallot = ballotAmong(4, 11);
const which = fc.nat(50);

/** One step of a peer's acts. */
const peerStep = (ballot: fc.Arbitrary<Ballot>): fc.Arbitrary<Step> =>
  fc.oneof(
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

/** One step of the owner's acts, or time. */
const ownerStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant("reveal") }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("invite"), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revokeInvitation"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("moveLink") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait"), hours: fc.integer({ min: 1, max: 80 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close") }) },
);

const someStep = (ballot: fc.Arbitrary<Ballot>) =>
  fc.oneof({ weight: 3, arbitrary: peerStep(ballot) }, { weight: 2, arbitrary: ownerStep });

const steps = (ballot: fc.Arbitrary<Ballot>) =>
  fc.array(fc.record({ step: someStep(ballot), lookAt: fc.constantFrom(null, ...outputNames) }), {
    minLength: 1,
    maxLength: 14,
    size: "max",
  });

interface Kind {
  readonly audience: History["audience"];
  readonly isTold: boolean;
  readonly mostInvited: number;
  readonly ballot?: fc.Arbitrary<Ballot>;
}

const someHistory = ({ audience, isTold, mostInvited, ballot = anyBallot }: Kind) =>
  fc.record({
    audience: fc.constant(audience),
    isTold: fc.constant(isTold),
    raisedBy: fc.constantFrom(0, 0, 0, 0, 1, 2),
    daysToDeadline: fc.option(fc.integer({ min: 1, max: 12 })),
    picksLate: fc.boolean(),
    isGuessed: fc.boolean(),
    invited: fc.integer({ min: 0, max: mostInvited }),
    steps: steps(ballot),
  });

const personal = { audience: "personal", mostInvited: 2 } as const;

export const history: fc.Arbitrary<History> = fc.oneof(
  { weight: 3, arbitrary: someHistory({ ...personal, isTold: true }) },
  { weight: 1, arbitrary: someHistory({ ...personal, isTold: true, ballot: alikeBallot }) },
  { weight: 1, arbitrary: someHistory({ ...personal, isTold: false, ballot: alikeBallot }) },
  // Here only invited people can answer.
  { weight: 1, arbitrary: someHistory({ audience: "organisation", mostInvited: 8, isTold: false }) },
);
