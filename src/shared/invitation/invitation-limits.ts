/** Limits of invitations. Separate from the schemas, so that pages load no validator. */

/** Per call, and per round. */
export const maxInvitations = 100;
/** Bytes of a file with a list of people. */
export const listFileMaxBytes = 2 * 1024 * 1024;
export const pastedListMaxLength = 100_000;
/** Where a list of people is read. */
export const listsPath = "/api/lists";

/** Days after the invitation on which reminders go out; a last one comes before the deadline. */
export const reminderDays = [3, 7] as const;

/**
 * Who can answer a round: anyone with the open link; invited people, until the owner makes one; or invited
 * people only, as in an organisation's round.
 */
export const openTo = ["anyone", "invitedForNow", "invited"] as const;

export type OpenTo = (typeof openTo)[number];
