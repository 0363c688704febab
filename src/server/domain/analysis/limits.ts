import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { minutes } from "#src/server/clock.ts";

/** Drawing a report blocks the process longer than any other call. */
export const reportsOf = ({ userId }: Actor): Limit => ({
  name: "reports",
  subject: `person ${userId}`,
  most: 30,
  windowMs: minutes(10),
});
