/**
 * Who can answer a round: anyone with its open link; people who were invited, until its owner makes such a link; or them alone,
 * as in an organisation's round.
 */
export const openTo = ["anyone", "invitedForNow", "invited"] as const;

export type OpenTo = (typeof openTo)[number];
