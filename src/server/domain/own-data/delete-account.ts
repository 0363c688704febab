import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { accountDeletedMail } from "#src/server/domain/mail/templates/account/password.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { accountDeletionTexts } from "#src/shared/account/account-settings-texts.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { requirePassword } from "#src/server/domain/account/password.ts";

/**
 * Deletes an account with all data of the person (listed in `app.ts`), and emails them a farewell. Their
 * clients keep their rounds. Their answers about others stay, because nothing tells that they wrote them; so
 * do their unsubscriptions, as a hash.
 *
 * @throws {DomainError} `conflict` for the only administrator: nobody could appoint another.
 */
export async function eraseAccountIn(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  farewell: Email,
): Promise<void> {
  await requireOtherAdministrator(tx, deps, person);
  await deps.hooks.onAccountErased(tx, deps, person);
  await queueMail(tx, deps, { kind: "account deleted", to: person.email, content: farewell });
}

/**
 * Deletes the actor's own account (`eraseAccountIn`), once. A paid plan is canceled first.
 *
 * @throws {DomainError} `bad_request` for a wrong password; `too_many_requests`; `unavailable` if a plan
 * can't be canceled; `conflict` for the only administrator.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<Done> {
  const { userId } = actor;
  const passwordHash = await requirePassword(deps, actor, origin, password);
  // Checked before anything is canceled.
  await requireOtherAdministrator(deps.db.read, deps, actor);
  await endBillingAnd(deps, userId, async (tx) => {
    // Read again: the account may have changed meanwhile.
    const account = await findAccountById(tx, userId);
    if (account === null) return;
    if (account.passwordHash !== passwordHash) throw accountErrors.wrongPassword();
    await eraseAccountIn(tx, deps, account, accountDeletedMail(deps.env, account.firstName));
  });
  deps.openTalks.endOf(userId);
  return { success: true, message: accountDeletionTexts.deleted };
}
