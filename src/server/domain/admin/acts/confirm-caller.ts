import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { findAccountByIdIn } from "#src/server/domain/account/find-account.ts";
import { requirePassword, requireUnchanged } from "#src/server/domain/account/password/require-password.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { recentMinutes } from "#src/shared/admin/admin-acts.ts";

/** An administrator who does something. */
export interface AdminCaller {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly sessionToken: string | null;
}

/** To be called in the transaction of the act, before it changes anything: what was confirmed may have changed meanwhile. */
export type StillConfirmed = (tx: Transaction) => Promise<void>;

/** Two administrators may take each other's role away at the same moment: the one who was slower is none any more. */
async function requireStillAdministrator(tx: Transaction, deps: Deps, { userId }: Actor): Promise<void> {
  const account = await findAccountByIdIn(tx, userId);
  if (account === null || !isAdministrator(deps.env, account)) throw adminErrors.notAnAdministrator();
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

/** For acts that anyone who sits at an administrator's open browser may as well do. */
export const confirmRole =
  (deps: Deps, { actor }: AdminCaller): StillConfirmed =>
  (tx) =>
    requireStillAdministrator(tx, deps, actor);

/** Whether an act may be done; what it changes has to wait for `admitted`. */
interface Confirming {
  readonly admitted: Promise<unknown>;
  readonly requireStill: StillConfirmed;
}

/**
 * For acts that give power, or take something for good: the administrator has just signed in, or types the password. `admitted` fails with a
 * DomainError: `bad_request` about the field `password`, when it's needed or wrong; `too_many_requests`.
 */
export function confirmPerson(deps: Deps, caller: AdminCaller, password: string | undefined): Confirming {
  const { actor, origin } = caller;
  /** null: they have just signed in. */
  const confirm = async (): Promise<string | null> => {
    const typed = password === undefined || password === "" ? null : password;
    const [hasSignedIn, [required]] = await Promise.all([
      hasJustSignedIn(deps, caller),
      Promise.allSettled(typed === null ? [] : [requirePassword(deps, actor, origin, typed)]),
    ]);
    if (hasSignedIn) return null;
    if (required === undefined) throw adminErrors.passwordNeeded();
    if (required.status === "rejected") throw required.reason;
    return required.value;
  };
  const admitted = confirm();
  return {
    admitted,
    requireStill: async (tx) => {
      await Promise.all([requireUnchanged(tx, actor, admitted), confirmRole(deps, caller)(tx)]);
    },
  };
}
