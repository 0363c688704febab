import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { detachPerson } from "#src/server/domain/client/detach-rounds.ts";
import { eraseInvitations } from "#src/server/domain/invitation/erase-invitations.ts";
import { forgetAddress } from "#src/server/domain/mail/topics/forget-address.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { accountDeletedMail } from "#src/server/domain/mail/templates/account/account-deleted.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { leaveAll } from "#src/server/domain/organisation/members.ts";
import { eraseProgrammes } from "#src/server/domain/programme/ending/erase-clients.ts";
import { stepOutOfAll } from "#src/server/domain/programme/leading/remove-facilitator.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { accountDeletionTexts } from "#src/shared/account/account-deletion-texts.ts";
import { deleteAddress, deletePerson } from "#src/server/domain/account/erase-person.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { requirePassword } from "#src/server/domain/account/password.ts";

/**
 * Erases an account with its rounds, their answers, results and invitations, its sessions and links, and every email to its address that
 * waits; a last email says so. So do programmes, with what was noted on their clients, who keep their rounds. What the person answered about others stays, unchanged: nothing tells that it was theirs. Their
 * wish to get no emails of a kind stays too, as a hash.
 *
 * @throws {DomainError} `conflict` for the only administrator: nobody could make another.
 */
export async function eraseAccountIn(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  farewell: MailContent,
): Promise<void> {
  const { userId, email } = person;
  await requireOtherAdministrator(tx, deps, person);
  if (await hasUsedTrial(tx, userId)) await rememberTrialOf(tx, person, deps.clock.now());
  await stepOutOfAll(tx, deps, person);
  await eraseProgrammes(tx, deps, person, { facilitatorId: userId });
  await eraseInvitations(tx, { userId });
  await detachPerson(tx, userId, deps.clock.now());
  await leaveAll(tx, deps, person);
  await deletePerson(tx, userId);
  await deleteAddress(tx, email);
  await forgetAddress(tx, email);
  await queueMail(tx, deps, { kind: "account deleted", to: email, content: farewell });
}

/**
 * Erases the actor's own account: see `eraseAccountIn`. A plan that is paid for is canceled first. Asked twice at once it happens once.
 *
 * @throws {DomainError} `bad_request` when the password is wrong; `too_many_requests`; `unavailable`, when a plan can't be canceled;
 * `conflict` for the only administrator.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<Done> {
  const { userId } = actor;
  const passwordHash = await requirePassword(deps, actor, origin, password);
  // Before anything is canceled.
  await requireOtherAdministrator(deps.db.read, deps, actor);
  await endBillingAnd(deps, userId, async (tx) => {
    // As it is now: the person may have become the only administrator meanwhile.
    const account = await findAccountById(tx, userId);
    if (account === null) return;
    if (account.passwordHash !== passwordHash) throw accountErrors.wrongPassword();
    await eraseAccountIn(tx, deps, account, accountDeletedMail(deps.env, account.firstName));
  });
  deps.openTalks.endOf(userId);
  return { success: true, message: accountDeletionTexts.deleted };
}
