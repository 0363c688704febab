import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { days } from "#src/server/clock.ts";

/** Each invitation mails somebody who did not ask for it. */
export const invitationsByOwner = ({ userId }: Actor): Limit => ({
  name: "invitations by owner",
  subject: userId,
  most: 300,
  windowMs: days(1),
});

/** Revoking and inviting again, or a round after the other, is no way to flood a mailbox. */
export const invitationsToMailbox = ({ userId }: Actor, mailbox: string): Limit => ({
  name: "invitations to mailbox",
  subject: `${userId}\n${mailbox}`,
  most: 5,
  windowMs: days(1),
});
