import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { eraseAccountIn } from "#src/server/domain/account/own-data/delete-account.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/admin/log/write-act.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { deletedByAdminMail } from "#src/server/domain/mail/templates/account/by-administrator.ts";
import { confirmPerson, requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";

interface Deletion {
  readonly userId: string;
  /** The address, as the administrator typed it once more. */
  readonly email: string | undefined;
  readonly password: string | undefined;
}

/** @throws {DomainError} not_found, bad_request for another address, conflict for oneself and for the only administrator. */
async function getDeletable(
  db: Queryable,
  deps: Deps,
  { actor }: AdminCaller,
  { userId, email }: Deletion,
): Promise<Actor> {
  if (userId === actor.userId) throw adminErrors.ownAccount();
  const person = await findAccountById(db, userId);
  if (person === null) throw adminErrors.personNotFound();
  if (email?.toLowerCase() !== person.email) throw adminErrors.otherAddress();
  await requireOtherAdministrator(db, deps, person);
  return person;
}

/**
 * Deletes someone's account as they would themselves: see `eraseAccountIn`. A plan that they pay for is canceled first, so everything
 * that may refuse is looked at before that, too.
 *
 * @returns what to tell the administrator.
 * @throws {DomainError} as `getDeletable` and `confirmPerson`; unavailable, when a plan can't be canceled.
 */
export async function deletePerson(deps: Deps, caller: AdminCaller, deletion: Deletion): Promise<string> {
  const { userId } = deletion;
  const passwordHash = await confirmPerson(deps, caller, deletion.password);
  await getDeletable(deps.db.read, deps, caller, deletion);
  const email = await endBillingAnd(deps, userId, async (tx) => {
    await requireStillConfirmed(tx, deps, caller, passwordHash);
    const person = await getDeletable(tx, deps, caller, deletion);
    await eraseAccountIn(tx, deps, person, deletedByAdminMail(deps.env, person.firstName));
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "delete person", targetId: userId });
    return person.email;
  });
  deps.openTalks.endOf(userId);
  return `The account of ${email} is deleted.`;
}
