import type { Actor, Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { canonicalMailbox } from "#src/server/auth/mailbox.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** Asking for a code sends a mail to somebody: counted by mailbox, so that +tags do not get around it. */
export const codeLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "codes by mailbox", subject: canonicalMailbox(email), most: 5, windowMs: hours(1) },
  { name: "codes by network", subject: origin.network, most: 120, windowMs: hours(1) },
  { name: "codes", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** As for codes: each request may mail somebody. */
export const resetRequestLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "resets by mailbox", subject: canonicalMailbox(email), most: 5, windowMs: hours(1) },
  { name: "resets by network", subject: origin.network, most: 60, windowMs: hours(1) },
  { name: "resets", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** Each attempt costs a password hash. A token cannot be guessed. */
export const resetLimits = (origin: Origin): readonly Limit[] => [
  { name: "new passwords by network", subject: origin.network, most: 60, windowMs: minutes(15) },
  { name: "new passwords", subject: "all", most: 300, windowMs: minutes(1) },
];

/** Whoever holds a session must not guess the password with it. */
export const passwordChangeLimits = (origin: Origin, { userId }: Actor): readonly Limit[] => [
  { name: "password changes", subject: userId, most: 10, windowMs: minutes(15) },
  ...resetLimits(origin),
];

/** Each attempt costs a password hash; guesses at a code are counted with the code itself as well. */
export const registrationLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "registrations by mailbox", subject: canonicalMailbox(email), most: 60, windowMs: hours(1) },
  { name: "registrations by network", subject: origin.network, most: 300, windowMs: minutes(15) },
  { name: "registrations", subject: "all", most: 300, windowMs: minutes(1) },
];
