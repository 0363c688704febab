import type { Actor, Origin } from "#src/server/actor.ts";
import { byMailbox, byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { WorkshopRow } from "./queries.ts";

export const workshopsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "workshops by person", most: 20, windowMs: days(1) });

/** Counts unknown codes and keys only, so a room of people with valid ones doesn't exceed it. */
export const deadWorkshopLinks = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "dead workshop links by network", most: 300, windowMs: minutes(15) });

/** Sixty people may join within a minute behind one address. A valid code counts only for its room. */
export const joinsOf = ({ id }: Pick<WorkshopRow, "id">): Limit => ({
  name: "workshop guests by room",
  subject: `room ${id}`,
  most: 180,
  windowMs: minutes(5),
});

/** Guests type an unconfirmed address, so it gets only a few emails, whoever requests them. */
export const windowMailsTo = (mailbox: string): Limit =>
  byMailbox({ mailbox }, { name: "workshop emails by mailbox", most: 3, windowMs: days(1) });

/** The emails contain a title that the host chose, so each host has a limit: three rooms of sixty. */
export const windowMailsOf = ({
  startedBy,
  organisationId,
}: Pick<WorkshopRow, "startedBy" | "organisationId">): Limit => ({
  name: "workshop emails by host",
  subject: `person ${startedBy ?? organisationId}`,
  most: 600,
  windowMs: days(1),
});
