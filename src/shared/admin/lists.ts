/** What administrators do to rounds, as the API names it. */
export const roundActs = ["turn-off-link", "close"] as const;

export type RoundAct = (typeof roundActs)[number];

/** What they do to emails that were refused. */
export const mailActs = ["retry", "drop"] as const;

export type MailAct = (typeof mailActs)[number];

/** Emails that were refused: those that are tried again, and those that are given up. */
export const refusedStates = ["retrying", "failed"] as const;

export type RefusedState = (typeof refusedStates)[number];

/** Which people a list shows. */
export const peopleStates = ["all", "unverified", "administrators"] as const;

export type PeopleState = (typeof peopleStates)[number];

/** By when they signed up. */
export const peopleSorts = ["newest", "oldest"] as const;

export type PeopleSort = (typeof peopleSorts)[number];

export const peopleLimits = {
  /** The minimum number of letters in a word of a search. */
  leastLetters: 2,
  /** On one page. */
  atOnce: 50,
  /** In a file. */
  inFile: 5_000,
} as const;

export const notDay = "Write the last day like this: 2027-01-31.";

/** Which rounds a list shows. */
export const roundStates = ["all", "open", "closed", "unlinked"] as const;

export type RoundState = (typeof roundStates)[number];

/** By when they were started. */
export const roundSorts = ["newest", "oldest"] as const;

export type RoundSort = (typeof roundSorts)[number];

/** By when it was done. */
export const logSorts = ["newest", "oldest"] as const;

export type LogSort = (typeof logSorts)[number];

/** By the next try, and by when they were written. */
export const mailSorts = ["soonest", "latest", "newest", "oldest"] as const;

export type MailSort = (typeof mailSorts)[number];

/** The orders of a list of emails, the default first: waiting ones by their next try. */
export const mailSortsOf = (state: RefusedState): readonly [MailSort, MailSort] =>
  state === "retrying" ? ["soonest", "latest"] : ["newest", "oldest"];

/** The plans in a list: current ones by their reason, and ended ones. */
export const planGroups = ["all", "paid", "given", "trial", "ended"] as const;

export type PlanGroup = (typeof planGroups)[number];

/** By what changed last, by when plans end, and in a search by when people signed up. */
export const planSorts = ["changed", "soonest", "latest", "newest", "oldest"] as const;

export type PlanSort = (typeof planSorts)[number];

/** The orders that a list of plans can have, the usual one first: each is one that an index has. */
export function planSortsOf(group: PlanGroup, isSearch: boolean): readonly [PlanSort, ...PlanSort[]] {
  if (isSearch) return ["newest", "oldest"];
  if (group === "ended") return ["latest", "soonest"];
  return group === "given" || group === "trial" ? ["soonest", "latest"] : ["changed", "soonest", "latest"];
}
