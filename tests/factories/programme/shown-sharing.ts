import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

const entryOf = (what: Sharing["ledger"][number]["what"]) => ({
  ...{ at: "2026-11-20T09:00:00.000Z", what, facilitator: "Mira Holm" },
});

/** A survey of Mira Holm's programme as its owner sees it; nothing is shared by default. */
export const shownSharing = (overrides: Partial<Sharing> = {}): Sharing => ({
  ...{ result: false, group: false, hasAnsweredGroup: false, plan: null, ledger: [entryOf("joined")] },
  facilitator: {
    ...{
      name: "Mira Holm",
      programme: "Spring cohort",
      opens: "client",
      isWaitingForMeeting: false,
      sessionWith: null,
    },
    others: [],
  },
  asOf: "2026-11-21T09:00:00.000Z",
  ...overrides,
});

/** The same after its owner has left. */
export const leftSharing = (): Sharing =>
  shownSharing({ facilitator: null, ledger: [entryOf("joined"), entryOf("left")] });
