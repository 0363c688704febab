import type { Actor } from "#src/server/actor.ts";
import { byPerson, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, hours } from "#src/server/clock.ts";

/** Each invitation emails someone who didn't ask for it. */
export const invitationsByOwner = ({ mailbox }: Actor): Limit => ({
  name: "invitations by owner",
  subject: `mailbox ${mailbox}`,
  most: 300,
  windowMs: days(1),
});

/** Reading a file of 2 MB keeps a core busy for most of a second. */
export const listFilesByPerson = (actor: Actor): Limit =>
  byPerson(actor, { name: "list files by person", most: 60, windowMs: hours(1) });

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
