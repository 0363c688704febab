import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { accountDeletedMail } from "#src/server/domain/mail/templates/account/password.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { accountDeletionTexts } from "#src/shared/account/account-settings-texts.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { requirePassword } from "#src/server/domain/account/password.ts";

/**
 * Erases an account with all that is the person's (`app.ts` says what); a last email says so. Their clients keep their rounds. What
 * the person answered about others stays: nothing tells that it was theirs. So does, as a hash, that they want no emails of a kind.
 *
 * @throws {DomainError} `conflict` for the only administrator: nobody could make another.
 */
export async function eraseAccountIn(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  farewell: MailContent,
): Promise<void> {
  await requireOtherAdministrator(tx, deps, person);
  await deps.hooks.onAccountErased(tx, deps, person);
  await queueMail(tx, deps, { kind: "account deleted", to: person.email, content: farewell });
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
