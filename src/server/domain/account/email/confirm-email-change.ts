import { accountErrors } from "#src/server/domain/account/errors.ts";
import { isDuplicate } from "#db/faults.ts";
import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { forgetLogInsIn } from "#src/server/auth/limits/log-in-count.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { endOtherSessionsIn } from "#src/server/auth/session/sessions.ts";
import type { Deps } from "#src/server/deps.ts";
import { hasCustomer, requestEmailSync } from "#src/server/domain/billing/sync-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { moveOptOuts } from "#src/server/domain/mail/topics/opt-outs.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { emailChangedMail } from "#src/server/domain/mail/templates/account/email-changed.ts";
import { sha256 } from "#src/server/ids.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { emailChangeTexts } from "#src/shared/account/verification/email-change-texts.ts";
import { deletePerson } from "#src/server/domain/account/own-data/deletion-queries.ts";
import { dropEmailChange, dropMailedSecrets, findEmailChange } from "./email-change-queries.ts";
import { requireOtherThanAddress } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import { tokenLimits } from "#src/server/domain/account/limits.ts";
import { updateAccount } from "#src/server/domain/account/queries.ts";

/** Uses the link up. false when it is dead. */
async function useLink(
  tx: Transaction,
  deps: Deps,
  tokenHash: string,
  sessionToken: string | null,
): Promise<boolean> {
  const now = deps.clock.now();
  const pending = await findEmailChange(tx, tokenHash, now);
  if (pending === null) return false;
  const { email, account, waitingId } = pending;
  const { userId } = account;
  // An address that has become the support's since it was asked for is never taken by a link.
  if (email === deps.env.SUPPORT_EMAIL) {
    await dropEmailChange(tx, userId);
    return false;
  }
  await requireOtherThanAddress(tx, deps, account);
  const mailbox = canonicalMailbox(email);
  // Someone may have registered the address who could not show that it is theirs. It has been shown now.
  if (waitingId !== null) await deletePerson(tx, waitingId);
  await updateAccount(tx, userId, { email, mailbox, emailVerifiedAt: now, updatedAt: now });
  await dropMailedSecrets(tx, userId, [account.email, email]);
  await moveOptOuts(tx, account.email, email);
  await endOtherSessionsIn(tx, userId, sessionToken);
  if (await hasUsedTrial(tx, userId)) await rememberTrialOf(tx, account, now);
  if (await hasCustomer(tx, userId)) await requestEmailSync(tx, deps, userId);
  // Guesses at an address that had no account yet must not shut its owner out.
  await forgetLogInsIn(tx, email);
  await queueMail(tx, deps, {
    kind: "email changed",
    to: account.email,
    content: emailChangedMail(deps.env, account.firstName),
  });
  return true;
}

/**
 * Makes the address the account's to which the link was emailed. Needs no session: who asked knew the password, and who has
 * the link reads the mailbox. All sessions end but the one of `sessionToken`, if it is the account's; what was emailed to
 * either address and could still open something is dead; the old address is told.
 *
 * @throws {DomainError} `bad_request` for a dead link; `conflict` when the address has got a confirmed account since, or the old one
 * makes the only administrator, and then nothing changes; `too_many_requests`.
 */
export async function confirmEmailChange(
  deps: Deps,
  origin: Origin,
  { token }: { readonly token: string },
  sessionToken: string | null,
): Promise<Done> {
  await takeFromLimits(deps, tokenLimits(origin));
  const isDone = await deps.db
    .write((tx) => useLink(tx, deps, sha256(token), sessionToken))
    .catch((error: unknown) => {
      throw isDuplicate(error) ? accountErrors.addressTaken() : error;
    });
  if (!isDone) throw accountErrors.emailChangeLinkDead();
  return { success: true, message: emailChangeTexts.changed };
}
