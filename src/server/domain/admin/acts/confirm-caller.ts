import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { requirePassword, requireUnchanged } from "#src/server/domain/account/password.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { recentMinutes } from "#src/shared/admin/admin-acts.ts";

/** An administrator who does something. */
export interface AdminCaller {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly sessionToken: string | null;
}

/** Sessions read the time from `Date`, as lucia does. */
async function hasJustSignedIn({ sessions }: Deps, { actor, sessionToken }: AdminCaller): Promise<boolean> {
  if (sessionToken === null) return false;
  const id = sessions.idOf(sessionToken);
  const session = (await sessions.list(actor.userId)).find((one) => one.id === id);
  return session !== undefined && Date.now() - session.createdAt.getTime() < minutes(recentMinutes);
}

/**
 * For what takes no password: the administrator has just signed in.
 *
 * @throws {DomainError} forbidden
 */
export async function requireRecentSignIn(deps: Deps, caller: AdminCaller): Promise<void> {
  if (!(await hasJustSignedIn(deps, caller))) throw adminErrors.signInAgain();
}

/**
 * For acts that give power, or take something for good: the administrator has just signed in, or types the password.
 *
 * @returns the password's hash, for `requireStillConfirmed`; null where they have just signed in
 * @throws {DomainError} `bad_request` about the field `password`, when it's needed or wrong; `too_many_requests`.
 */
export async function confirmPerson(
  deps: Deps,
  caller: AdminCaller,
  password: string | undefined,
): Promise<string | null> {
  if (await hasJustSignedIn(deps, caller)) return null;
  if (password === undefined || password === "") throw adminErrors.passwordNeeded();
  return requirePassword(deps, caller.actor, caller.origin, password);
}

/**
 * To be called in the transaction of an act, before it changes anything: two administrators may take each other's role away at the same
 * moment, and a password may have been replaced.
 *
 * @param passwordHash what `confirmPerson` returned; null for acts that anyone who sits at an administrator's open browser may as well do
 */
export async function requireStillConfirmed(
  tx: Transaction,
  deps: TransactionDeps,
  { actor }: AdminCaller,
  passwordHash: string | null = null,
): Promise<void> {
  await requireUnchanged(tx, actor, passwordHash);
  const account = await findAccountById(tx, actor.userId);
  if (account === null || !isAdministrator(deps.env, account)) throw adminErrors.notAnAdministrator();
}
