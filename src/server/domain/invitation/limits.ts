import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { days } from "#src/server/clock.ts";

/** Each invitation emails someone who did not ask for it. */
export const invitationsByOwner = ({ mailbox }: Actor): Counter => ({
  name: "invitations by owner",
  subject: `mailbox ${mailbox}`,
  most: 300,
  windowMs: days(1),
});

/** Revoking and inviting again, or a round after the other, is no way to flood a mailbox. */
export const invitationsToMailbox = ({ mailbox: by }: Actor, mailbox: string): Counter => ({
  name: "invitations to mailbox",
  subject: `mailbox ${by}\n${mailbox}`,
  most: 5,
  windowMs: days(1),
});

/** From all owners together: accounts are easily had. Beyond it no email goes out, and no owner is told, as others invited too. */
export const invitationMailsTo = (mailbox: string): Counter => ({
  name: "invitation mails to mailbox",
  subject: `mailbox ${mailbox}`,
  most: 15,
  windowMs: days(1),
});
