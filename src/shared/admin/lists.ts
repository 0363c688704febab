/** What administrators do to rounds, as the API names it. */
export const roundActs = ["turn-off-link", "close"] as const;

export type RoundAct = (typeof roundActs)[number];

/** What they do to emails that were refused. */
export const mailActs = ["retry", "drop"] as const;

export type MailAct = (typeof mailActs)[number];

/** Emails that were refused: those that are tried again, and those that are given up. */
export const refusedStates = ["retrying", "failed"] as const;

export type RefusedState = (typeof refusedStates)[number];

/** The people in a list. */
export const peopleStates = ["all", "unverified", "administrators"] as const;

export type PeopleState = (typeof peopleStates)[number];

/** By sign-up. */
export const peopleSorts = ["newest", "oldest"] as const;

export type PeopleSort = (typeof peopleSorts)[number];

export const peopleLimits = {
  /** The minimum number of letters in a word of a search. */
  leastLetters: 2,
  /** On one page, or in one list of a page. */
  atOnce: 50,
  /** In a file. */
  inFile: 5_000,
} as const;

export const notDay = "Write the last day like this: 2027-01-31.";

/** The rounds in a list. */
export const roundStates = ["all", "open", "closed", "unlinked"] as const;

export type RoundState = (typeof roundStates)[number];

/** By start. */
export const roundSorts = ["newest", "oldest"] as const;

export type RoundSort = (typeof roundSorts)[number];

/** By time. */
export const logSorts = ["newest", "oldest"] as const;

export type LogSort = (typeof logSorts)[number];

/** By next try, or by creation. */
export const mailSorts = ["soonest", "latest", "newest", "oldest"] as const;

export type MailSort = (typeof mailSorts)[number];

/** The orders of a list of emails, the default first: waiting ones by their next try. */
export const mailSortsOf = (state: RefusedState): readonly [MailSort, MailSort] =>
  state === "retrying" ? ["soonest", "latest"] : ["newest", "oldest"];

/** The plans in a list: current ones by their reasons, and ended ones. */
export const planGroups = ["all", "paid", "given", "trial", "ended"] as const;

export type PlanGroup = (typeof planGroups)[number];

/** By last change, by end, or in a search by sign-up. */
export const planSorts = ["changed", "soonest", "latest", "newest", "oldest"] as const;

export type PlanSort = (typeof planSorts)[number];

/** The orders of a list of plans, the default first: each has an index. */
export function planSortsOf(group: PlanGroup, isSearch: boolean): readonly [PlanSort, ...PlanSort[]] {
  if (isSearch) return ["newest", "oldest"];
  if (group === "ended") return ["latest", "soonest"];
  return group === "given" || group === "trial" ? ["soonest", "latest"] : ["changed", "soonest", "latest"];
}
