/** The event of the mail that invites: known beforehand, so that a mail that still waits goes with its invitation. */
export const firstMailEvent = (invitationId: string): string => `invitation ${invitationId}`;
