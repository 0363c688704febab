import type { Actor } from "#src/server/actor.ts";
import { byPerson, type Limit } from "#src/server/auth/limits/limits.ts";
import { minutes } from "#src/server/clock.ts";

/** Drawing a report blocks the process longer than any other call. */
export const reportsOf = (actor: Actor): Limit =>
  byPerson(actor, { name: "reports", most: 30, windowMs: minutes(10) });
