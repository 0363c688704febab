/** The numbers of invitations, apart from the schemas: pages must not load a validator for a number. */

/** In one call, and for a round as a whole. */
export const maxInvitations = 100;
/** Days after the invitation on which someone who has not answered is reminded; a last reminder comes before the deadline. */
export const reminderDays = [3, 7] as const;
