import type { Actor, Origin } from "#src/server/actor.ts";
import { byMailbox, byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";

/** Counts dead links only: a client's own link works whatever others try. */
export const deadClientLinks = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "dead client links by network", most: 300, windowMs: minutes(15) });

/** A ledger only grows, and both sides read all of it. Withdrawing is never limited. */
export const agreementsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "sharing agreements", most: 100, windowMs: days(1) });
