/** Which rounds a list shows. */
export const roundStates = ["all", "open", "closed", "unlinked"] as const;

export type RoundState = (typeof roundStates)[number];

/** By when they were started. */
export const roundSorts = ["newest", "oldest"] as const;

export type RoundSort = (typeof roundSorts)[number];

/** Which plans a list shows: those that hold by what they hold by, and those that don't any more. */
export const planGroups = ["all", "paid", "given", "trial", "ended"] as const;

export type PlanGroup = (typeof planGroups)[number];
