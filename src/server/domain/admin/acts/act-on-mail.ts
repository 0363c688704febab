import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { findRefused, updateRefused, type RefusedRow } from "#src/server/domain/admin/mails/mail-queries.ts";
import { cancelMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { MailActInput } from "#src/shared/admin/admin.input.ts";
import { requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";

/** @throws {DomainError} conflict for a given-up email, which has no content left to send. */
async function retry(tx: Transaction, deps: TransactionDeps, { id, state }: RefusedRow): Promise<string> {
  if (state !== "queued") throw adminErrors.emailFailed();
  await updateRefused(tx, id, { dueAt: deps.clock.now() });
  return "We’re trying this email again now.";
}

/** Cancels a waiting email; of a given-up one only the entry is removed. */
async function drop(tx: Transaction, _deps: TransactionDeps, { id, state }: RefusedRow): Promise<string> {
  if (state === "queued") await cancelMail(tx, id);
  await updateRefused(tx, id, { lastRefusal: null });
  return state === "queued" ? "This email won’t be sent." : "This email is off the list.";
}

/**
 * Retries or drops a refused email, and logs it.
 *
 * @throws {DomainError} not_found, also while it is being tried; conflict for retrying a given-up one.
 */
export const actOnMail = (
  deps: Deps,
  caller: AdminCaller,
  { mailId, act }: MailActInput,
): Promise<{ readonly message: string }> =>
  deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller);
    const row = await findRefused(tx, mailId);
    if (row === undefined) throw adminErrors.emailNotFound();
    const message = await (act === "retry" ? retry : drop)(tx, deps, row);
    const logged = act === "retry" ? ("retry email" as const) : ("drop email" as const);
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: logged, targetId: mailId });
    return { message };
  });
