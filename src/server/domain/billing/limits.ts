import type { Actor } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { hours } from "#src/server/clock.ts";

/** Each call asks the payment provider, which has rate limits, too. */
export const providerCalls = ({ userId }: Actor): readonly Limit[] => [
  { name: "payment calls", subject: `person ${userId}`, most: 60, windowMs: hours(1) },
];
