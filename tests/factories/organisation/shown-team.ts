import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

const names = ["Ada", "Ben", "Cem", "Dana", "Emil", "Fay", "Gus"];

export const shownPart = (changes: Partial<NonNullable<TeamRound["own"]>> = {}) => ({
  ...{
    surveyId: "own-1",
    hasOwnWords: false,
    hasWindow: false,
    toDescribe: 6,
    described: 0,
    isCounted: null,
  },
  ...changes,
});

/** A running team round of seven, as one of them sees it. */
export const shownTeamRound = (changes: Partial<TeamRound> = {}): TeamRound => ({
  ...{ id: "round-1", organisation: { id: "org-1", name: "Harbour" }, title: "How we come across" },
  ...{ purpose: "Before the offsite.", startedBy: "Olga Owen", closesAt: "2027-03-05T23:59:59.000Z" },
  ...{ state: "running", panelSize: 6, leastAnswers: 5, finished: 2, wouldOpen: null },
  ...{ canRemindAt: null, meetAgainAt: null, canManage: false, hasPicture: false },
  people: names.map((name) => ({ userId: name, name })),
  own: shownPart(),
  ...changes,
});

export const shownOrganisation = (many: number, changes: Partial<Organisation> = {}): Organisation => ({
  ...{ id: "org-1", name: "Harbour", role: "owner", createdAt: "2027-01-01T00:00:00.000Z" },
  ...{ seats: { total: 1, taken: 1 }, isActive: true },
  members: Array.from({ length: many }, (_, n) => ({
    ...{ userId: `user-${String(n)}`, isYou: n === 0, name: `Person ${String(n)}`, email: null },
    ...{ role: n === 0 ? "owner" : "member", hasSeat: null, joinedAt: "2027-01-01T00:00:00.000Z" },
  })),
  ...changes,
});
