import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";

/** Each invitation emails someone who didn't ask for it. */
export const invitationsByOwner = ({ mailbox }: Actor): Limit => ({
  name: "invitations by owner",
  subject: `mailbox ${mailbox}`,
  most: 300,
  windowMs: days(1),
});

/**
 * Repeated invitations must not flood a mailbox. Invitations to rounds, programmes and teams count together
 * with nudges. A second limit, over all senders, delays emails; see mail/throttle.
 */
export const invitationsToMailbox = ({ mailbox: by }: Actor, mailbox: string): Limit => ({
  name: "invitations to mailbox",
  subject: `mailbox ${by}\n${mailbox}`,
  most: 5,
  windowMs: days(1),
});
