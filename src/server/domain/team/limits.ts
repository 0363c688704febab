import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";

/** Each team round emails up to sixty people. */
export const teamRoundsBy = ({ mailbox }: Actor): Limit => ({
  name: "team rounds by person",
  subject: `mailbox ${mailbox}`,
  most: 10,
  windowMs: days(1),
});

/** Everyone is signed in, so colleagues who share a network need no limit for it. */
export const descriptionsBy = ({ mailbox }: Actor): Limit => ({
  name: "descriptions by person",
  subject: `mailbox ${mailbox}`,
  most: 120,
  windowMs: minutes(1),
});
