import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { forgetDevicesIn } from "#src/server/auth/session/known-devices.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { passwordChangedMail } from "#src/server/domain/mail/templates/account/password-changed.ts";
import { dropEmailChange } from "#src/server/domain/account/email/email-change-queries.ts";
import { dropReset, updateAccount } from "#src/server/domain/account/queries.ts";

/**
 * Puts a new password in place: every session ends, a change of the address that was asked for is stopped, a link for a new
 * password that is under way is dead, and an email tells the person.
 */
export async function setPassword(
  tx: Transaction,
  deps: TransactionDeps,
  { userId, email, firstName }: Actor,
  passwordHash: string,
): Promise<void> {
  await updateAccount(tx, userId, { passwordHash, updatedAt: deps.clock.now() });
  await endAllSessionsIn(tx, userId);
  // Someone else's browser must not go on being a known one.
  await forgetDevicesIn(tx, userId);
  await dropEmailChange(tx, userId);
  await dropReset(tx, email);
  await queueMail(tx, deps, {
    kind: "password changed",
    to: email,
    content: passwordChangedMail(deps.env, firstName),
  });
}
