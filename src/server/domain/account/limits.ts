import type { Actor, Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import {
  byMailboxAndNetwork,
  byNetwork,
  type Limit,
  canonicalMailbox,
} from "#src/server/auth/limits/limits.ts";
import { widestOf } from "#src/server/networks.ts";
import { hours, minutes } from "#src/server/clock.ts";

/** How often one network may have one mailbox emailed, and all networks together. */
const mailsByNetwork = { most: 5, windowMs: hours(1) };
const mailsByAll = { most: 20, windowMs: hours(1) };

/**
 * What protects a mailbox: counted under any spelling, so that +tags do not get around it, and for each network by itself,
 * so that a stranger's requests do not use up the person's own.
 */
function mailboxLimits(origin: Origin, email: string, what: string): readonly Limit[] {
  const mailbox = canonicalMailbox(email);
  return [
    byMailboxAndNetwork(origin, mailbox, { name: `${what} by mailbox and network`, ...mailsByNetwork }),
    { name: `${what} by mailbox`, subject: `mailbox ${mailbox}`, ...mailsByAll },
  ];
}

/** Asking for a code sends an email to someone. */
export const codeLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "codes"),
  ...byNetwork(origin, { name: "codes by network", most: 120, windowMs: hours(1) }),
];

export const resetRequestLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "resets by network", most: 60, windowMs: hours(1) });

/**
 * How many links for a new password a mailbox gets. They refuse nothing: beyond them the link that was emailed last stays
 * good, and it lasts for as long as they count, so nobody can keep a person from their new password.
 */
export const resetMails = ({ network }: Origin, mailbox: string): readonly Counter[] => [
  {
    name: "resets by mailbox and network",
    subject: `mailbox ${mailbox}\n${widestOf(network)}`,
    ...mailsByNetwork,
  },
  { name: "resets by mailbox", subject: `mailbox ${mailbox}`, ...mailsByAll },
];

/** Each attempt costs a password hash. A token cannot be guessed. */
export const resetLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "new passwords by network", most: 60, windowMs: minutes(15) });

/** Whoever holds a session must not guess the password with it. */
export const passwordChangeLimits = (origin: Origin, { userId }: Actor): readonly Limit[] => [
  { name: "password changes", subject: `person ${userId}`, most: 10, windowMs: minutes(15) },
  ...resetLimits(origin),
];

/** As for codes: each request emails someone, who may be a stranger. */
export const emailChangeLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "email changes"),
  ...byNetwork(origin, { name: "email changes by network", most: 60, windowMs: hours(1) }),
];

/** Each attempt costs a password hash; guesses at a code are counted with the code itself as well. */
export const registrationLimits = (origin: Origin, email: string): readonly Limit[] => [
  byMailboxAndNetwork(origin, canonicalMailbox(email), {
    name: "registrations by mailbox and network",
    most: 60,
    windowMs: hours(1),
  }),
  ...byNetwork(origin, { name: "registrations by network", most: 300, windowMs: minutes(15) }),
];

/** Registering by link, asking for the link again, and logging in before it was followed: all email the same link. */
export const verificationMailLimits = (origin: Origin, email: string): readonly Limit[] => [
  ...mailboxLimits(origin, email, "verification mails"),
  ...byNetwork(origin, { name: "verification mails by network", most: 120, windowMs: hours(1) }),
];

/** A token cannot be guessed; this keeps a flood of wrong ones from the database. */
export const tokenLimits = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "tokens by network", most: 300, windowMs: minutes(15) });
