import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";

/** Each one is an email to whoever runs the site. */
export const supportRequests = ({ userId }: Actor): readonly Limit[] => [
  { name: "support requests", subject: `person ${userId}`, most: 10, windowMs: days(1) },
];
