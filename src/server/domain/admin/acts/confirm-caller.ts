import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { requirePassword, requireUnchanged } from "#src/server/domain/account/password.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { recentMinutes } from "#src/shared/admin/admin-acts.ts";

export interface AdminCaller {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly sessionToken: string | null;
}

/** Uses `Date`, because sessions take the time from it, like lucia. */
async function hasJustSignedIn({ sessions }: Deps, { actor, sessionToken }: AdminCaller): Promise<boolean> {
  if (sessionToken === null) return false;
  const id = sessions.idOf(sessionToken);
  const session = (await sessions.list(actor.userId)).find((one) => one.id === id);
  return session !== undefined && Date.now() - session.createdAt.getTime() < minutes(recentMinutes);
}

/**
 * Requires a recent sign-in, for acts that take no password.
 *
 * @throws {DomainError} forbidden
 */
export async function requireRecentSignIn(deps: Deps, caller: AdminCaller): Promise<void> {
  if (!(await hasJustSignedIn(deps, caller))) throw adminErrors.signInAgain();
}

/**
 * Requires a recent sign-in or the password, for acts that grant power or can't be undone.
 *
 * @returns the password's hash for `requireStillConfirmed`; null after a recent sign-in
 * @throws {DomainError} `bad_request` about the field `password` if it's needed or wrong;
 * `too_many_requests`.
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
 * Must run in an act's transaction before it changes anything: two administrators may revoke each other's
 * role at the same moment, and a password may have changed.
 *
 * @param passwordHash the result of `confirmPerson`; null for harmless acts
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
