/** What administrators do to rounds, as the API names it. */
export const roundActs = ["turn-off-link", "close"] as const;

export type RoundAct = (typeof roundActs)[number];

/** What they do to emails that were refused. */
export const mailActs = ["retry", "drop"] as const;

export type MailAct = (typeof mailActs)[number];

/** Emails that were refused: those that are tried again, and those that are given up. */
export const refusedStates = ["retrying", "failed"] as const;

export type RefusedState = (typeof refusedStates)[number];
