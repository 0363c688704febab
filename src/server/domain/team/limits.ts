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

/** Of colleagues in one office: each of them is signed in, so their network needs no limit. */
export const descriptionsBy = ({ mailbox }: Actor): Limit => ({
  name: "descriptions by person",
  subject: `mailbox ${mailbox}`,
  most: 120,
  windowMs: minutes(1),
});
