import type { Transaction } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import { hashOfNoPassword } from "#src/server/auth/passwords.ts";
import { minutes } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import { registrationLimits } from "#src/server/domain/account/limits.ts";
import { storeAccount } from "#src/server/domain/account/registration.ts";
import { queueWelcome } from "#src/server/domain/account/welcome.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { splitName } from "#src/shared/account/names.ts";
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
  /** The account at the address; null: there is none. */
  readonly account: Account | null;
}

export interface Person {
  readonly actor: Actor;
  /** The token of a session that began with the click; null for someone who was signed in. */
  readonly token: string | null;
}

/** How long after the click that made the account a second one is taken for the same: a double click. */
const doubleClickMs = minutes(1);

/**
 * Who accepts: the person who is signed in with exactly that address, or someone new.
 *
 * @param given `now` is also when they accept, by which `comeAgain` knows the click.
 * @throws {DomainError} unauthenticated where they have to sign in first; conflict where someone else is signed in; too_many_requests.
 */
export async function findOrMakePerson(
  tx: Transaction,
  deps: TransactionDeps,
  { actor, origin }: Caller,
  { email, account }: Pick<Invited, "email" | "account">,
  given: { readonly name: string; readonly now: Date },
): Promise<Person> {
  if (actor !== null) {
    if (verifiedAddress(actor) !== email) throw byLinkErrors.otherAccount({ email });
    return { actor, token: null };
  }
  const { name, now } = given;
  if (account !== null && account.emailVerifiedAt !== null) throw byLinkErrors.signInFirst({ email });
  await takeFromLimitsIn(tx, now, registrationLimits(origin, email));
  const made = await storeAccount(tx, deps, {
    ...{ email, ...splitName(name), passwordHash: hashOfNoPassword() },
    onboardingStatus: "completed",
    emailVerifiedAt: now,
  });
  if (made === null) throw byLinkErrors.signInFirst({ email });
  await queueWelcome(tx, deps, made, { hasPassword: false });
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
  deps: TransactionDeps,
  { actor, origin }: Caller,
  { email, acceptedAt, account }: Invited,
  acceptedBy: string | null,
): Promise<string | null> {
  if (actor?.userId === acceptedBy) return null;
  if (actor !== null) throw byLinkErrors.otherAccount({ email });
  const madeAt = account?.userId === acceptedBy ? account.emailVerifiedAt : null;
  const isMadeByClick = madeAt !== null && madeAt.getTime() === acceptedAt?.getTime();
  const isDoubleClick = isMadeByClick && deps.clock.now().getTime() - madeAt.getTime() <= doubleClickMs;
  if (account === null || !isDoubleClick) throw byLinkErrors.signInFirst({ email });
  return startSessionIn(tx, deps, origin, account, { quiet: true });
}
