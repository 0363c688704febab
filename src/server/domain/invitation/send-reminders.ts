import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { invitationReminderMail } from "#src/server/domain/mail/templates/survey/invitation-reminder.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { describeFault } from "#src/server/log.ts";
import { setImmediate } from "node:timers/promises";
import { queueInvitationMails } from "./queue-invitation-mails.ts";
import { findDue, listDue, setProgress, type DueInvitation } from "./reminder-queries.ts";
import { dueReminder, nextReminder } from "./reminder-schedule.ts";

/** So many in one write, that nobody else has to wait for long, and a database server across a network gets done in time. */
const claimedAtOnce = 25;

/**
 * Reminds invited people who have not answered, on a fixed schedule. What is done and the email are written together, after
 * another look: many processes may do it at once, and one that is killed has done all of a write or nothing.
 *
 * Those who have answered, or want no more emails, get the same rows and no email, and no row of an email that was sent stays: the
 * tables must not tell between which two reminders someone has answered (rule A6).
 *
 * Only invitations whose time has come are read, a few at a time, so an hour costs what is due in it.
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let last: DueInvitation | undefined;
  for (;;) {
    const due = await listDue(deps.db.read, now, last, claimedAtOnce);
    if (due.length === 0) break;
    last = due.at(-1);
    const ids = due.map(({ id }) => id);
    // A write that fails is tried again in an hour, with all that it claims; those after it must not wait.
    await deps.db
      .write((tx) => remind(tx, deps, ids))
      .catch((error: unknown) => deps.log.error("reminding failed", describeFault(error)));
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

type Invitation = Awaited<ReturnType<typeof findDue>>[number];

/** What is to do now, and when to look again: never, once the round is over, or the owner has thanked those invited by then. */
function planFor(row: Invitation, now: Date) {
  const isThanked = row.thankedAt !== null && row.invitedAt <= row.thankedAt;
  if (isThanked || !isOpen(row, now))
    return { isSent: false, remindersDone: row.remindersDone, nextReminderAt: null };
  const due = dueReminder(row, now);
  const remindersDone = due?.done ?? row.remindersDone;
  return {
    isSent: due?.isSent === true,
    remindersDone,
    nextReminderAt: nextReminder({ ...row, remindersDone }),
  };
}

async function remind(tx: Transaction, deps: TransactionDeps, ids: readonly string[]): Promise<void> {
  const now = deps.clock.now();
  const planned = (await findDue(tx, now, ids)).map((row) => ({ row, plan: planFor(row, now) }));
  // Those who were invited together go on together: mostly it is one statement.
  const alike = Map.groupBy(
    planned,
    ({ plan }) => `${String(plan.remindersDone)} ${String(plan.nextReminderAt?.getTime())}`,
  );
  for (const group of alike.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { isSent: _, ...progress } = first.plan;
    await setProgress(
      tx,
      group.map(({ row }) => row.id),
      progress,
    );
  }
  await queueReminders(
    tx,
    deps,
    planned.filter(({ plan }) => plan.isSent).map(({ row }) => row),
  );
}

function queueReminders(tx: Transaction, deps: TransactionDeps, rows: readonly Invitation[]): Promise<void> {
  return queueInvitationMails(
    tx,
    deps,
    rows.map((row) => ({
      invitationId: row.id,
      email: row.email,
      content: (links) => invitationReminderMail(deps.env, row, links),
      // Nobody is reminded of an email that hasn't gone out.
      withoutRecipient: row.used || row.muted || row.delivery !== "usual",
    })),
  );
}
