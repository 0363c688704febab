import type { Queryable, Transaction } from "#db/client.ts";
import { after, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitationReminderMail } from "#src/server/domain/mail/templates/invitation-reminder.ts";
import { describeFault } from "#src/server/log.ts";
import { joinName } from "#src/shared/split-name.ts";
import { queueInvitationMails } from "./queue-invitation-mails.ts";
import { listRemindable, setRemindersDone } from "./reminder-queries.ts";
import { dueReminder, firstReminderMs, lastCallBeforeMs, mostReminders } from "./reminder-schedule.ts";

/** So many in one write, that nobody else has to wait for long, and a database server across a network gets done in time. */
const claimedAtOnce = 10;

/**
 * Reminds invited people who have not answered, on a fixed schedule. What is done and the mail are written together, after
 * another look: many processes may do it at once, and one that is killed has done all of a write or nothing.
 *
 * Those who have answered, or want no more mails, get the same rows and no mail, and no row of a mail that was sent stays: the
 * tables must not tell between which two reminders somebody has answered (rule A6).
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const ids = (await listDue(deps.db.read, deps.clock.now())).map(({ row }) => row.id);
  for (let start = 0; start < ids.length; start += claimedAtOnce) {
    const some = ids.slice(start, start + claimedAtOnce);
    // A write that fails is tried again in an hour, with all that it claims; those after it must not wait.
    await deps.db
      .write((tx) => remind(tx, deps, some))
      .catch((error: unknown) => deps.log.error("reminding failed", describeFault(error)));
  }
  if (ids.length > 0) deps.wakeMailWorker();
}

async function listDue(db: Queryable, now: Date, ids?: readonly string[]) {
  const invitedBy = after(now, -firstReminderMs);
  // An hour more: reminders wait for the full hour.
  const closesBy = after(now, lastCallBeforeMs + hours(1));
  const rows = await listRemindable(db, { now, mostReminders, invitedBy, closesBy }, ids);
  return rows.flatMap((row) => {
    const due = dueReminder(row, now);
    return due === null ? [] : [{ row, due }];
  });
}

async function remind(tx: Transaction, deps: Deps, ids: readonly string[]): Promise<void> {
  const found = await listDue(tx, deps.clock.now(), ids);
  for (const { row, due } of found) await setRemindersDone(tx, row.id, due.done);
  const mails = found.filter(({ due }) => due.isSent);
  await queueInvitationMails(
    tx,
    deps,
    mails.map(({ row }) => ({
      invitationId: row.id,
      email: row.email,
      content: (links) =>
        invitationReminderMail(
          deps.env,
          { ...row, ownerName: joinName(row.ownerFirstName, row.ownerLastName) },
          links,
        ),
      isBlank: row.used || row.muted,
    })),
  );
}
