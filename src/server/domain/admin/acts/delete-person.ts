import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { askForOtherAdministrator } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import { findAccountByIdIn } from "#src/server/domain/account/find-account.ts";
import { askToErase } from "#src/server/domain/account/own-data/delete-account.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/admin/log/write-act.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { deletedByAdminMail } from "#src/server/domain/mail/templates/account/by-administrator.ts";
import { confirmPerson, type AdminCaller } from "./confirm-caller.ts";

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
  const [person, requireOther] = await Promise.all([
    findAccountByIdIn(db, userId),
    askForOtherAdministrator(db, deps, userId),
  ]);
  if (person === null) throw adminErrors.personNotFound();
  if (email?.toLowerCase() !== person.email) throw adminErrors.otherAddress();
  requireOther(person);
  return person;
}

/**
 * Deletes someone's account as they would themselves: see `askToErase`. A plan that they pay for is canceled first, so everything
 * that may refuse is looked at before that, too.
 *
 * @returns what to tell the administrator.
 * @throws {DomainError} as `getDeletable` and `confirmPerson`; unavailable, when a plan can't be canceled.
 */
export async function deletePerson(deps: Deps, caller: AdminCaller, deletion: Deletion): Promise<string> {
  const { admitted, requireStill } = confirmPerson(deps, caller, deletion.password);
  const { userId } = deletion;
  const looking = Promise.allSettled([getDeletable(deps.db.read, deps, caller, deletion)]);
  const admit = async (): Promise<void> => {
    await admitted;
    const [found] = await looking;
    if (found.status === "rejected") throw found.reason;
  };
  const erase = async (tx: Transaction): Promise<string> => {
    const [person, eraseAccount] = await Promise.all([
      getDeletable(tx, deps, caller, deletion),
      askToErase(tx, deps, userId),
      requireStill(tx),
    ]);
    await eraseAccount(person, deletedByAdminMail(deps.env, person.firstName));
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "delete person", targetId: userId });
    return person.email;
  };
  const email = await endBillingAnd(deps, userId, erase, admit());
  deps.openTalks.endOf(userId);
  return `The account of ${email} is deleted.`;
}
