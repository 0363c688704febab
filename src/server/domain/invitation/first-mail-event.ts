/** The event of the mail that invites is this and the invitation's id: so a mail that still waits goes with its invitation. */
export const firstMailEventPrefix = "invitation ";
