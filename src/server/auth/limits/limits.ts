import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import type { BaseDeps } from "#src/server/base-deps.ts";
import { createCallCounter, networksOf, widestOf } from "#src/server/networks.ts";
import type { Clock } from "#src/server/clock.ts";
import type { DomainError } from "#src/server/errors.ts";
import { countEach, forgetCount, type Counter, type Subject } from "./counters.ts";

const gmailDomains: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address, to recognise one person by two addresses: lower case, without a +tag, and
 * for Gmail without dots and under one domain. Not an address to send to.
 *
 * It is a guess: at some hosts name+tag@ is another person. So it may deny something (a second invitation, an
 * answer to one's own round), but never shows or changes what belongs to the other address; see
 * `verifiedAddress`.
 */
export function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // In "+tag@host" the whole is the name.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/su, "");
  return gmailDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** A counter that refuses calls once exceeded. Never site-wide: one caller must not lock out others. */
export interface Limit extends Counter {
  readonly subject: Exclude<Subject, "site">;
}

type Rule = Omit<Limit, "subject">;

/** A limit for each network that contains the origin; wider ones allow more. */
export const byNetwork = ({ network }: Origin, { name, most, windowMs }: Rule): readonly Limit[] =>
  networksOf(network).map((one) => ({
    name,
    subject: `network ${one.name}` as const,
    most: most * one.times,
    windowMs,
  }));

/** A limit on one mailbox, from all networks. */
export const byMailbox = ({ mailbox }: Pick<Actor, "mailbox">, rule: Rule): Limit => ({
  ...rule,
  subject: `mailbox ${mailbox}`,
});

/** A limit on one account. */
export const byPerson = ({ userId }: Pick<Actor, "userId">, rule: Rule): Limit => ({
  ...rule,
  subject: `person ${userId}`,
});

/** A limit on one mailbox for the widest network we tell apart: networks don't use up each other's calls. */
export const byMailboxAndNetwork = ({ network }: Origin, mailbox: string, rule: Rule): Limit => ({
  ...rule,
  subject: `mailbox ${mailbox}\n${widestOf(network)}`,
});

/** The error for a call beyond its limit. */
function exceeded(now: Date, resetsAt: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1_000));
  return authErrors.tooManyAttempts({ retryAfterSeconds });
}

/**
 * Counts a call against each of `limits`, within a transaction.
 *
 * @throws {DomainError} `too_many_requests`; let it roll the transaction back, so that a refused call counts
 * nowhere
 */
export async function enforceLimitsIn(tx: Transaction, now: Date, limits: readonly Limit[]): Promise<void> {
  const counts = await countEach(tx, now, limits);
  const over = counts.filter(({ count, counter }) => count > counter.most);
  if (over.length > 0) throw exceeded(now, Math.max(...over.map(({ resetsAt }) => resetsAt.getTime())));
}

/** The same in its own write. All processes share these counters. */
export const enforceLimits = (
  { db, clock }: Pick<BaseDeps, "db" | "clock">,
  limits: readonly Limit[],
): Promise<void> => db.write((tx) => enforceLimitsIn(tx, clock.now(), limits), { outlives: "crash" });

/** Counts a call with a counter that refuses nothing. Returns whether it was within the limit. */
export async function countCallIn(tx: Transaction, now: Date, counter: Counter): Promise<boolean> {
  const [counted] = await countEach(tx, now, [counter]);
  return (counted?.count ?? 0) <= counter.most;
}

/** Counts attempts at one account, wherever they come from. */
export const logInsByAccount = "log-ins by account";
export const logInSubject = (email: string) => `mailbox ${email}` as const;

/** Resets that counter, in a transaction, after a proof that the account is the person's own. */
export const forgetLogInsIn = (tx: Transaction, email: string): Promise<void> =>
  forgetCount(tx, { name: logInsByAccount, subject: logInSubject(email) });

/** Per minute and network. Sixty people in a room, each calling every two seconds, make half as many. */
export const mostPublicCalls = 3_000;

/**
 * Counts calls that need no account.
 *
 * @throws {DomainError} `too_many_requests` beyond the limit
 */
export function createPublicCallCounter(clock: Clock): (origin: Origin) => void {
  const count = createCallCounter(clock, mostPublicCalls);
  return ({ network }) => {
    const resetsAt = count(network);
    if (resetsAt !== null) throw exceeded(clock.now(), resetsAt);
  };
}
