import type { Actor, Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import {
  byMailboxAndNetwork,
  byNetwork,
  type Limit,
  canonicalMailbox,
} from "#src/server/auth/limits/limits.ts";
import { signInLinkLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** Emails to one mailbox: from one network, and from all networks together. */
const emailsByNetwork = { most: 5, windowMs: hours(1) };
const emailsInTotal = { most: 20, windowMs: hours(1) };

/**
 * Counts a mailbox under any spelling, so that +tags don't get around the limit, and per network, so that a
 * stranger's requests don't use up the owner's.
 */
function mailboxLimits(origin: Origin, email: string, what: string): readonly Limit[] {
  const mailbox = canonicalMailbox(email);
  return [
    byMailboxAndNetwork(origin, mailbox, { name: `${what} by mailbox and network`, ...emailsByNetwork }),
    { name: `${what} by mailbox`, subject: `mailbox ${mailbox}`, ...emailsInTotal },
  ];
}

export const codeLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "codes"),
  ...byNetwork(origin, { name: "codes by network", most: 120, windowMs: hours(1) }),
];

export const resetRequestLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "resets by network", most: 60, windowMs: hours(1) });

/**
 * These counters refuse nothing: beyond them the last link stays valid, and it lives as long as they count,
 * so nobody can keep a person from resetting their password.
 */
export const resetEmailCounters = (origin: Origin, mailbox: string): readonly Counter[] => [
  byMailboxAndNetwork(origin, mailbox, { name: "resets by mailbox and network", ...emailsByNetwork }),
  { name: "resets by mailbox", subject: `mailbox ${mailbox}`, ...emailsInTotal },
];

export const signInLinkLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "sign-in links by network", most: 60, windowMs: hours(1) });

/** As for resets: these refuse nothing, and beyond them the last link stays valid. */
export const signInLinkCounters = (origin: Origin, mailbox: string): readonly Counter[] => [
  byMailboxAndNetwork(origin, mailbox, {
    name: "sign-in links by mailbox and network",
    most: 5,
    windowMs: signInLinkLifeMs,
  }),
  {
    name: "sign-in links by mailbox",
    subject: `mailbox ${mailbox}`,
    most: 20,
    windowMs: signInLinkLifeMs,
  },
];

/** Each attempt costs a password hash; the token itself can't be guessed. */
export const resetLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "new passwords by network", most: 60, windowMs: minutes(15) });

/** Keeps the holder of a stolen session from guessing the password. */
export const passwordChangeLimits = (origin: Origin, { userId }: Actor): readonly Limit[] => [
  { name: "password changes", subject: `person ${userId}`, most: 10, windowMs: minutes(15) },
  ...resetLimits(origin),
];

/** Each request emails an address that may be a stranger's. */
export const emailChangeLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "email changes"),
  ...byNetwork(origin, { name: "email changes by network", most: 60, windowMs: hours(1) }),
];

/** Each attempt costs a password hash; guesses at a code are also counted with the code. */
export const registrationLimits = (origin: Origin, email: string): readonly Limit[] => [
  byMailboxAndNetwork(origin, canonicalMailbox(email), {
    name: "registrations by mailbox and network",
    most: 60,
    windowMs: hours(1),
  }),
  ...byNetwork(origin, { name: "registrations by network", most: 300, windowMs: minutes(15) }),
];

/** Shared by registering, asking for the link again and signing in too early: all email the same link. */
export const verificationEmailLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "verification mails"),
  ...byNetwork(origin, { name: "verification mails by network", most: 120, windowMs: hours(1) }),
];

/** Tokens can't be guessed; this keeps a flood of wrong ones away from the database. */
export const tokenLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "tokens by network", most: 300, windowMs: minutes(15) });
