import fc from "fast-check";

/*
 * Random events of a programme: acts of clients, peers and facilitators, and time. `who` and `which` choose
 * among what exists, so that any part of a history is a history, too.
 */

/** The client's state at the beginning. */
export interface Start {
  readonly at: "invited" | "accepted" | "asking" | "opened" | "renewed";
  /** The number of answers: at least three if the window is open, three more if it was opened again. */
  readonly answers: number;
  /** People who are invited by email and haven't answered. */
  readonly invitees: number;
  readonly isCounted: boolean;
  /** Selects their words and those of their peers. */
  readonly base: number;
}

type OfClient =
  | "accept"
  | "decline"
  | "leave"
  | "words"
  | "link"
  | "reveal"
  /** Enough new people answer, and the client opens the window again. */
  | "renew"
  | "close"
  | "deleteRound"
  /** They share a shared result again, now with all current facilitators. */
  | "shareAgain";
const ofFacilitator = [
  ...(["nudge", "address", "remove", "startMeeting", "moveMeeting", "endMeeting", "notes"] as const),
] as const;
const ofProgramme = ["add", "picture", "check", "closeProgramme", "endPlan", "deleteProgramme"] as const;
/** Mia, a colleague, joins the programme as facilitator or leaves it. */
const ofMia = ["miaComes", "miaGoes", "miaLeavesTeam"] as const;

type OfOne = OfClient | (typeof ofFacilitator)[number];

export type Step =
  | { readonly kind: OfOne; readonly who: number }
  | { readonly kind: "invite" | "answer"; readonly who: number; readonly count: number }
  | { readonly kind: "withdraw"; readonly who: number; readonly which: number }
  | { readonly kind: "reply"; readonly who: number; readonly accept: boolean }
  | { readonly kind: "result" | "group" | "plan"; readonly who: number; readonly wanted: boolean }
  | { readonly kind: (typeof ofProgramme)[number] | (typeof ofMia)[number] }
  /** Everyone with an open window agrees to be counted. */
  | { readonly kind: "allAgree" }
  | { readonly kind: "extend"; readonly days: number }
  /** null: until Monday at eight, when digests are sent. */
  | { readonly kind: "wait"; readonly hours: number | null };

/** A step about one client. */
export type StepOfOne = Extract<Step, { readonly who: number }>;
export type StepOfAll = Exclude<Step, StepOfOne>;

export interface History {
  readonly opens: "client" | "together";
  readonly daysToDeadline: number | null;
  readonly clients: readonly Start[];
  /** The observed person: Mira, the owner, or Mia, who leads the programme with her for some time. */
  readonly viewer: "mira" | "mia";
  /** Whether Mia is there from the beginning. */
  readonly beginsWithMia: boolean;
  /** After a step the facilitator reads one output or none. */
  readonly steps: readonly { readonly step: Step; readonly lookAt: number | null }[];
  /** Another invited person without an account accepts at the beginning. */
  readonly hasNewcomer: boolean;
  /** At the end the facilitator deletes their account. */
  readonly deletesAccount: boolean;
  /** At the end emails are sent, reports are drawn, and the REST API is called, too. */
  readonly isThorough: boolean;
}

const who = fc.nat(20);
const one = <Kind extends OfOne>(kind: Kind) => fc.record({ kind: fc.constant(kind), who });
const yesOrNo = fc.boolean();

const clientStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: one("accept") },
  { weight: 1, arbitrary: one("decline") },
  { weight: 1, arbitrary: one("leave") },
  { weight: 2, arbitrary: one("words") },
  { weight: 1, arbitrary: one("link") },
  { weight: 3, arbitrary: one("reveal") },
  { weight: 12, arbitrary: one("renew") },
  { weight: 1, arbitrary: one("close") },
  { weight: 1, arbitrary: one("deleteRound") },
  { weight: 3, arbitrary: one("shareAgain") },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("invite"), who, count: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant("result"),
      who,
      wanted: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("group"), who, wanted: yesOrNo }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("plan"), who, wanted: yesOrNo }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reply"), who, accept: yesOrNo }) },
);

const peerStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("answer"), who, count: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw"), who, which: who }) },
);

const facilitatorStep: fc.Arbitrary<Step> = fc.oneof(
  ...ofFacilitator.map((kind) => ({ weight: kind === "remove" ? 1 : 2, arbitrary: one(kind) })),
  ...ofProgramme.map((kind) => ({
    weight: kind === "picture" ? 3 : 1,
    arbitrary: fc.record({ kind: fc.constant(kind) }),
  })),
  ...ofMia.map((kind) => ({
    weight: kind === "miaComes" ? 3 : 1,
    arbitrary: fc.record({ kind: fc.constant(kind) }),
  })),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("extend"), days: fc.integer({ min: 1, max: 9 }) }),
  },
);

const wait: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant("wait"),
  hours: fc.constantFrom(null, 1, 26, 73, 170),
});

const steps = (least: number, most: number) =>
  fc.array(
    fc.record({
      step: fc.oneof(
        { weight: 6, arbitrary: clientStep },
        { weight: 3, arbitrary: peerStep },
        { weight: 4, arbitrary: facilitatorStep },
        { weight: 1, arbitrary: wait },
      ),
      lookAt: fc.option(fc.nat(1_000), { freq: 2 }),
    }),
    { minLength: least, maxLength: most, size: "max" },
  );

const base = fc.nat(5);
const starts: readonly Start["at"][] = [
  "invited",
  "accepted",
  "asking",
  "asking",
  "opened",
  "opened",
  "renewed",
];

const someone: fc.Arbitrary<Start> = fc.record({
  at: fc.constantFrom(...starts),
  answers: fc.integer({ min: 0, max: 5 }),
  invitees: fc.integer({ min: 0, max: 2 }),
  isCounted: fc.constant(false),
  base,
});

/** Their windows are open, and they agree to be counted. */
const member: fc.Arbitrary<Start> = fc.record({
  at: fc.constant("opened"),
  answers: fc.constantFrom(3, 5),
  invitees: fc.constant(0),
  isCounted: fc.constant(true),
  base,
});

const onceIn = (count: number) => fc.constantFrom(...Array.from({ length: count }, (_, n) => n === 0));

const around = {
  opens: fc.constantFrom("client" as const, "client" as const, "together" as const),
  daysToDeadline: fc.constantFrom(null, 2, 9),
  deletesAccount: onceIn(20),
};

const shareFirst = { step: { kind: "result", who: 0, wanted: true }, lookAt: null } as const;
const mia = (kind: (typeof ofMia)[number]) => ({ step: { kind }, lookAt: null }) as const;

/** Beginnings: a result is shared before Mia joins, or while she is there, and then she leaves. */
const beginnings: readonly History["steps"][] = [
  [shareFirst, mia("miaComes")],
  [mia("miaComes"), shareFirst, mia("miaGoes")],
  [mia("miaComes"), shareFirst, mia("miaLeavesTeam")],
];

/** A few clients, each with their own survey. */
export const fewClients: fc.Arbitrary<History> = fc.record({
  ...around,
  viewer: fc.constantFrom("mira" as const, "mira" as const, "mia" as const),
  beginsWithMia: yesOrNo,
  clients: fc.oneof(
    { weight: 3, arbitrary: fc.array(someone, { minLength: 1, maxLength: 2, size: "max" }) },
    { weight: 1, arbitrary: fc.array(someone, { minLength: 3, maxLength: 4, size: "max" }) },
  ),
  steps: fc
    .tuple(steps(3, 7), fc.constantFrom([], [], [], [], [], [], ...beginnings))
    .map(([all, first]) => [...first, ...all.slice(first.length)]),
  hasNewcomer: onceIn(15),
  isThorough: onceIn(60),
});

const makePicture = { step: { kind: "picture" }, lookAt: null } as const;
const allAgree = { step: { kind: "allAgree" }, lookAt: null } as const;

/** Pictures are four weeks apart. */
const fourWeeks = { step: { kind: "wait", hours: 24 * 28 }, lookAt: null } as const;

/** Enough people for one group picture, or for two with as many new ones. */
export const groups: fc.Arbitrary<History> = fc.record({
  ...around,
  // Only Mira has group pictures.
  viewer: fc.constant("mira" as const),
  beginsWithMia: fc.constant(false),
  clients: fc
    .tuple(
      fc.array(member, { minLength: 5, maxLength: 6, size: "max" }),
      fc.oneof(fc.constant([]), fc.array(member, { minLength: 5, maxLength: 6, size: "max" })),
      fc.array(someone, { minLength: 0, maxLength: 1 }),
    )
    .map(([first, second, others]) => [
      ...first,
      ...second.map((one) => ({ ...one, isCounted: false })),
      ...others,
    ]),
  steps: fc
    .tuple(steps(0, 2), steps(0, 2), fc.boolean(), steps(1, 4))
    .map(([before, between, isTwice, after]) => [
      ...[...before, makePicture, ...between],
      ...(isTwice ? [fourWeeks, allAgree, makePicture] : []),
      ...after,
    ]),
  hasNewcomer: fc.constant(false),
  isThorough: onceIn(30),
});
