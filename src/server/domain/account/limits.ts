import type { Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { canonicalMailbox } from "#src/server/auth/mailbox.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** Asking for a code sends a mail to somebody: counted by mailbox, so that +tags do not get around it. */
export const codeLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "codes by mailbox", subject: canonicalMailbox(email), most: 5, windowMs: hours(1) },
  { name: "codes by network", subject: origin.network, most: 120, windowMs: hours(1) },
  { name: "codes", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** Each attempt costs a password hash; guesses at a code are counted with the code itself as well. */
export const registrationLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "registrations by mailbox", subject: canonicalMailbox(email), most: 60, windowMs: hours(1) },
  { name: "registrations by network", subject: origin.network, most: 300, windowMs: minutes(15) },
  { name: "registrations", subject: "all", most: 300, windowMs: minutes(1) },
];
