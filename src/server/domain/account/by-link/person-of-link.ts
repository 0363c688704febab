import type { Transaction } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { demandFor } from "#src/server/auth/limits/demand.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { findAccount, findAccountIn } from "#src/server/domain/account/find-account.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import { registrationLimits } from "#src/server/domain/account/limits.ts";
import { storeAccount } from "#src/server/domain/account/registration/store-account.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { splitName } from "#src/shared/account/split-name.ts";
import type { Caller } from "./caller.ts";
import { byLinkErrors } from "./errors.ts";

/*
 * Finds out who clicked on an invitation (rule F6). The link came by email, so anyone who has it can read that mailbox: where the address has no account their click
 * makes one, once. Where it has one, the link signs nobody in to it, and nobody who is signed in is switched to another.
 */

/** Whom an invitation was emailed to. */
interface Invited {
  /** Trimmed, in lower case. */
  readonly email: string;
  /** When they accepted; null: they haven't. */
  readonly acceptedAt: Date | null;
  /** The account at the address, where it has been read already; null: there is none. */
  readonly account?: Account | null;
}

export interface Person {
  readonly actor: Actor;
  /** The token of a session that began with the click; null for someone who was signed in. */
  readonly token: string | null;
}

/** How long after the click that made the account a second one is taken for the same: a double click. */
const doubleClickMs = minutes(1);

const isConfirmed = (account: { readonly emailVerifiedAt: Date | null } | null): boolean =>
  account !== null && account.emailVerifiedAt !== null;

/**
 * The hash of a password that nobody knows, for an account that this click is going to make; null where it makes none. Made before the
 * write: hashing is too slow for a transaction.
 *
 * @throws {DomainError} too_many_requests
 */
export async function hashForNewAccount(
  deps: Deps,
  { actor, origin }: Caller,
  { email, acceptedAt, account }: Invited,
): Promise<string | null> {
  if (actor !== null || acceptedAt !== null) return null;
  if (isConfirmed(account === undefined ? await findAccount(deps, email) : account)) return null;
  const waiter = await admit(deps, origin, {
    limits: registrationLimits(origin, email),
    demands: [demandFor.register_complete],
  });
  return hashPassword(deps.ids.token(256), waiter);
}

/**
 * Who accepts: the person who is signed in with exactly that address, or someone new.
 *
 * @param given `now` is also when they accept, by which `comeAgain` knows the click.
 * @throws {DomainError} unauthenticated where they have to sign in first; conflict where someone else is signed in.
 */
export async function findOrMakePerson(
  tx: Transaction,
  deps: Deps,
  { actor, origin }: Caller,
  { email, account }: Pick<Invited, "email" | "account">,
  given: { readonly name: string; readonly passwordHash: string | null; readonly now: Date },
): Promise<Person> {
  if (actor !== null) {
    if (verifiedAddress(actor) !== email) throw byLinkErrors.otherAccount({ email });
    return { actor, token: null };
  }
  const { name, passwordHash, now } = given;
  if (passwordHash === null) throw byLinkErrors.signInFirst({ email });
  const known = account === undefined ? await findAccountIn(tx, email) : account;
  const made = await storeAccount(tx, deps, known, {
    ...{ email, ...splitName(name), passwordHash },
    onboardingStatus: "completed",
    emailVerifiedAt: now,
  });
  if (made === null) throw byLinkErrors.signInFirst({ email });
  return { actor: made, token: await startSessionIn(tx, deps, origin, made, { quiet: true }) };
}

/**
 * The session of someone whose click has just made their account, and comes a second time; null where they were signed in.
 *
 * @param acceptedBy whose account it was
 * @throws {DomainError} as `findOrMakePerson`
 */
export async function comeAgain(
  tx: Transaction,
  deps: Deps,
  { actor, origin }: Caller,
  { email, acceptedAt, account: read }: Invited,
  acceptedBy: string | null,
): Promise<string | null> {
  if (actor?.userId === acceptedBy) return null;
  if (actor !== null) throw byLinkErrors.otherAccount({ email });
  const account = read === undefined ? await findAccountIn(tx, email) : read;
  const madeAt = account?.userId === acceptedBy ? account.emailVerifiedAt : null;
  const isMadeByClick = madeAt !== null && madeAt.getTime() === acceptedAt?.getTime();
  const isDoubleClick = isMadeByClick && deps.clock.now().getTime() - madeAt.getTime() <= doubleClickMs;
  if (account === null || !isDoubleClick) throw byLinkErrors.signInFirst({ email });
  return startSessionIn(tx, deps, origin, account, { quiet: true });
}
