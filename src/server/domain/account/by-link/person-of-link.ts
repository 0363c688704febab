import type { Transaction } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { hashOfNoPassword } from "#src/server/auth/passwords.ts";
import { minutes } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { Account } from "#src/server/domain/account/queries.ts";
import { registrationLimits } from "#src/server/domain/account/limits.ts";
import { storeAccount } from "#src/server/domain/account/registration.ts";
import { queueWelcome } from "#src/server/domain/account/welcome.ts";
import type { Newcomer } from "#src/server/domain/mail/templates/account/registration.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import { splitName } from "#src/shared/account/names.ts";
import type { Caller } from "./caller.ts";
import { byLinkErrors } from "./errors.ts";

/*
 * Finds the person who opened an invitation (rule F6). The link proves access to its mailbox, so a click
 * makes an account for an address that has none, once. It never signs anyone in to an existing account,
 * and never switches someone who is signed in to another.
 */

interface Invited {
  /** Trimmed, in lower case. */
  readonly email: string;
  /** null: not accepted yet. */
  readonly acceptedAt: Date | null;
  /** The account with this address, if any. */
  readonly account: Account | null;
}

export interface Person {
  readonly actor: Actor;
  /** The session that the click started; null if they were signed in already. */
  readonly token: string | null;
}

/** A second click within this time of the one that made the account is a double click. */
const doubleClickMs = minutes(1);

/**
 * Returns who accepts: the person signed in with exactly that address, or a new account.
 *
 * @param given `now` must be stored as `acceptedAt`: `resumeByLink` recognizes the click by it.
 * @throws {DomainError} unauthenticated if they must sign in first; conflict if someone else is;
 * too_many_requests.
 */
export async function findOrCreatePerson(
  tx: Transaction,
  deps: TransactionDeps,
  { actor, origin }: Caller,
  { email, account }: Pick<Invited, "email" | "account">,
  given: { readonly name: string; readonly now: Date } & Pick<Newcomer, "invitation">,
): Promise<Person> {
  if (actor !== null) {
    if (verifiedAddress(actor) !== email) throw byLinkErrors.otherAccount({ email });
    return { actor, token: null };
  }
  const { name, now, invitation } = given;
  if (account !== null && account.emailVerifiedAt !== null) throw byLinkErrors.signInFirst({ email });
  await enforceLimitsIn(tx, now, registrationLimits(origin, email));
  const made = await storeAccount(tx, deps, {
    ...{ email, ...splitName(name), passwordHash: hashOfNoPassword() },
    onboardingStatus: "completed",
    emailVerifiedAt: now,
  });
  if (made === null) throw byLinkErrors.signInFirst({ email });
  await queueWelcome(tx, deps, made, { hasPassword: false, invitation });
  return { actor: made, token: await startSessionIn(tx, deps, origin, made, { quiet: true }) };
}

/**
 * Starts a session for the second click of a double click that made an account; null if they are signed in.
 *
 * @throws {DomainError} as `findOrCreatePerson`
 */
export async function resumeByLink(
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
