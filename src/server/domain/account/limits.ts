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

/** As for codes: each request mails somebody, who may be a stranger. */
export const emailChangeLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "email changes by mailbox", subject: canonicalMailbox(email), most: 5, windowMs: hours(1) },
  { name: "email changes by network", subject: origin.network, most: 60, windowMs: hours(1) },
  { name: "email changes", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** Puts a whole account into one file. */
export const exportLimits = ({ userId }: Actor): readonly Limit[] => [
  { name: "account exports", subject: userId, most: 30, windowMs: hours(1) },
];

/** Each attempt costs a password hash; guesses at a code are counted with the code itself as well. */
export const registrationLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: "registrations by mailbox", subject: canonicalMailbox(email), most: 60, windowMs: hours(1) },
  { name: "registrations by network", subject: origin.network, most: 300, windowMs: minutes(15) },
  { name: "registrations", subject: "all", most: 300, windowMs: minutes(1) },
];

/** Registering by link, asking for the link again, and logging in before it was followed: all mail the same link. */
const verificationMails = (origin: Origin, email: string): readonly Limit[] => [
  { name: "verification mails by mailbox", subject: canonicalMailbox(email), most: 5, windowMs: hours(1) },
  { name: "verification mails by network", subject: origin.network, most: 120, windowMs: hours(1) },
];

export const verificationMailLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...verificationMails(origin, email),
  { name: "verification mails", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** Asking again has no bot check before it: robots that do nothing else must not use up everybody's registrations. */
export const resendLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...verificationMails(origin, email),
  { name: "verification mails asked for again", subject: "all", most: 1_000, windowMs: hours(1) },
];

/** A token cannot be guessed; this keeps a flood of wrong ones from the database. */
export const tokenLimits = (origin: Origin): readonly Limit[] => [
  { name: "tokens by network", subject: origin.network, most: 300, windowMs: minutes(15) },
];
