import type { Actor, Origin } from "#src/server/actor.ts";
import { byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { WorkshopRow } from "./queries.ts";

export const workshopsBy = ({ mailbox }: Actor): Limit => ({
  name: "workshops by person",
  subject: `mailbox ${mailbox}`,
  most: 20,
  windowMs: days(1),
});

/** Codes and places that lead nowhere: a room of people with right ones never meets it. */
export const deadWorkshopLinks = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "dead workshop links by network", most: 300, windowMs: minutes(15) });

/** A room of sixty joins in a minute, behind one address. A right code counts for its room alone, so no other room is in its way. */
export const joinsOf = ({ id }: Pick<WorkshopRow, "id">): Limit => ({
  name: "workshop guests by room",
  subject: `room ${id}`,
  most: 180,
  windowMs: minutes(5),
});

/** What a guest emails themselves goes to an address that nobody has confirmed: so few are sent to it, no matter who asks. */
export const windowMailsTo = (mailbox: string): Limit => ({
  name: "workshop emails by mailbox",
  subject: `mailbox ${mailbox}`,
  most: 3,
  windowMs: days(1),
});

/** Whoever starts a workshop chooses a title that is in them: all of theirs have so many emails. That is three rooms of sixty. */
export const windowMailsOf = ({
  startedBy,
  organisationId,
}: Pick<WorkshopRow, "startedBy" | "organisationId">): Limit => ({
  name: "workshop emails by host",
  subject: `person ${startedBy ?? organisationId}`,
  most: 600,
  windowMs: days(1),
});
