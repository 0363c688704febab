import type { Actor } from "#src/server/actor.ts";
import { byMailbox, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";

/** Each team round emails up to sixty people. */
export const teamRoundsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "team rounds by person", most: 10, windowMs: days(1) });

/** Everyone is signed in, so colleagues who share a network need no limit for it. */
export const descriptionsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "descriptions by person", most: 120, windowMs: minutes(1) });
