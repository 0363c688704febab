import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { askForOtherAdministrator } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { detachPerson } from "#src/server/domain/client/detach-rounds.ts";
import { eraseInvitations } from "#src/server/domain/invitation/erase-invitations.ts";
import { forgetAddress } from "#src/server/domain/mail/topics/forget-address.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { accountDeletedMail } from "#src/server/domain/mail/templates/account/account-deleted.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { askToLeaveAll } from "#src/server/domain/organisation/members/leave-all.ts";
import { askToEraseProgrammes } from "#src/server/domain/programme/ending/erase-clients.ts";
import { askToStepOutOfAll } from "#src/server/domain/programme/leading/remove-facilitator.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { accountDeletionTexts } from "#src/shared/account/account-deletion-texts.ts";
import { deleteAddress, deletePerson } from "./deletion-queries.ts";
import { findAccountById } from "#src/server/domain/account/queries.ts";
import { requirePassword } from "#src/server/domain/account/password/require-password.ts";

/**
 * Erases an account with its rounds, their answers, results and invitations, its sessions and links, and every email to its address that
 * waits; a last email says so. So do programmes, with what was noted on their clients, who keep their rounds. What the person answered about others stays, unchanged: nothing tells that it was theirs. Their
 * wish to get no emails of a kind stays too, as a hash.
 *
 * @returns does so; throws {DomainError} `conflict` for the only administrator: nobody could make another.
 */
export async function askToErase(
  tx: Transaction,
  deps: Deps,
  userId: string,
): Promise<(person: Actor, farewell: MailContent) => Promise<void>> {
  const [hadTrial, stepOut, eraseProgrammes, leave, requireOther] = await Promise.all([
    hasUsedTrial(tx, userId),
    askToStepOutOfAll(tx, deps, userId),
    askToEraseProgrammes(tx, deps, { facilitatorId: userId }),
    askToLeaveAll(tx, deps, userId),
    askForOtherAdministrator(tx, deps, userId),
  ]);
  return async (person, farewell) => {
    const { email } = person;
    requireOther(person);
    if (hadTrial) await rememberTrialOf(tx, person, deps.clock.now());
    await stepOut(person);
    await eraseProgrammes(person);
    await eraseInvitations(tx, { userId });
    await detachPerson(tx, userId, deps.clock.now());
    await leave(person);
    await deletePerson(tx, userId);
    await deleteAddress(tx, email);
    await forgetAddress(tx, email);
    await queueMail(tx, deps, { kind: "account deleted", to: email, content: farewell });
  };
}

/**
 * Erases the actor's own account: see `askToErase`. A plan that is paid for is canceled first. Asked twice at once it happens once.
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
  const admit = async (): Promise<string> => {
    const [passwordHash, requireOther] = await Promise.all([
      requirePassword(deps, actor, origin, password),
      askForOtherAdministrator(deps.db.read, deps, userId),
    ]);
    // Before anything is canceled.
    requireOther(actor);
    return passwordHash;
  };
  const admitted = admit();
  const erase = async (tx: Transaction): Promise<void> => {
    // As it is now: the person may have become the only administrator meanwhile.
    const [account, eraseAccount] = await Promise.all([
      findAccountById(tx, userId),
      askToErase(tx, deps, userId),
    ]);
    if (account === null) return;
    if (account.passwordHash !== (await admitted)) throw accountErrors.wrongPassword();
    await eraseAccount(account, accountDeletedMail(deps.env, account.firstName));
  };
  await endBillingAnd(deps, userId, erase, admitted);
  deps.openTalks.endOf(userId);
  return { success: true, message: accountDeletionTexts.deleted };
}
