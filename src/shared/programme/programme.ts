/** Limits of a programme. Separate from the schemas, so that pages load no validator. */
export const programmeLimits = {
  clients: 200,
  /** Leaders beside the owner: each client is told of each. */
  coFacilitators: 5,
  nameMaxLength: 120,
  purposeMaxLength: 1_000,
  noteMaxLength: 1_000,
  notesMaxLength: 20_000,
  planMaxLength: 2_000,
  /** Pasted text: two hundred people, and columns beside them. */
  pastedMaxLength: 100_000,
  /** The minimum interval of nudges. */
  nudgeDays: 3,
  /** A deadline moved closer leaves running rounds this many days. */
  noticeDays: 2,
  /** When clients who haven't replied are reminded, in days since the invitation. */
  reminderDays: [3, 7],
  /** A window that is ready is mentioned after this many days. */
  readyDays: 5,
  /** Clients per page of the list. */
  clientsAtOnce: 25,
} as const;

export const openers = ["client", "together"] as const;
/** Who opens a client's window: the client, or both in a meeting. */
export type Opener = (typeof openers)[number];

/** A client's progress: all that a facilitator sees of an unshared round, besides a count of answers (F1). */
export const stages = [
  "invited",
  "declined",
  "accepted",
  "ownWords",
  "asking",
  "answering",
  "ready",
  "opened",
  "shared",
  "closed",
  "left",
] as const;
export type Stage = (typeof stages)[number];

/** How people read each stage. */
export const stageTexts: Readonly<Record<Stage, string>> = {
  invited: "Invited",
  declined: "Declined",
  accepted: "Accepted",
  ownWords: "Picked own words",
  asking: "Asking people",
  answering: "Answers coming in",
  ready: "Window ready",
  opened: "Window opened",
  shared: "Shared with you",
  closed: "Ended without a window",
  left: "Left",
};

/** The stages as lists and drawings sum them up, in order. */
export const stageGroups = ["unanswered", "underWay", "ready", "shared", "out"] as const;
export type StageGroup = (typeof stageGroups)[number];

export const groupOf: Readonly<Record<Stage, StageGroup>> = {
  ...{ invited: "unanswered", accepted: "underWay", ownWords: "underWay", asking: "underWay" },
  ...{ answering: "underWay", ready: "ready", opened: "ready", shared: "shared" },
  ...{ declined: "out", closed: "out", left: "out" },
};

export const stageGroupTexts: Readonly<Record<StageGroup, string>> = {
  unanswered: "Not answered",
  underWay: "Under way",
  ready: "Window ready or open",
  shared: "Shared with you",
  out: "Out",
};

/** Stages from which something is still to come. */
export const isUnderWay = (stage: Stage): boolean =>
  ["accepted", "ownWords", "asking", "answering", "ready"].includes(stage);

/** Whom a copy of a programme asks: all but those who said no, and those who left. */
export const askedAgain = (
  clients: readonly { readonly name: string; readonly email: string; readonly stage: Stage }[],
) =>
  clients
    .filter(({ stage }) => stage !== "declined" && stage !== "left")
    .map(({ name, email }) => ({ name, email }));
