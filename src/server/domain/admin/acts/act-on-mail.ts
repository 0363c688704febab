import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { findRefused, updateRefused, type RefusedRow } from "#src/server/domain/admin/mails/mail-queries.ts";
import { cancelMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { MailActInput } from "#src/shared/admin/admin.input.ts";
import { requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";

/** @throws {DomainError} conflict: of an email that is given up nothing is left to send. */
async function retry(tx: Transaction, deps: TransactionDeps, { id, state }: RefusedRow): Promise<string> {
  if (state !== "queued") throw adminErrors.emailFailed();
  await updateRefused(tx, id, { dueAt: deps.clock.now() });
  return "We’re trying this email again now.";
}

/** One that waits is canceled; of one that is given up only the entry goes. */
async function drop(tx: Transaction, _deps: TransactionDeps, { id, state }: RefusedRow): Promise<string> {
  if (state === "queued") await cancelMail(tx, id);
  await updateRefused(tx, id, { lastRefusal: null });
  return state === "queued" ? "This email won’t be sent." : "This email is off the list.";
}

/**
 * Has a refused email tried again at once, or not at all; the log has it.
 *
 * @throws {DomainError} not_found, also while it is being tried; conflict for another try of one that is given up.
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
