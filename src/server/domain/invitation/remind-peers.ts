import type { Deps } from "#src/server/deps.ts";
import type { EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { invitationReminderMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { queueInvitationEmails } from "./invite-by-email.ts";
import { listAnswerable, listThankable } from "./queries.ts";
import { findDue, listDue, setProgress } from "./reminder-queries.ts";
import { dueReminder, nextReminder } from "./reminder-schedule.ts";
import { sendReminders, type ReminderSource, type ReminderPlan } from "./reminders.ts";

export const invitationEmails = {
  invitation: listAnswerable,
  thanks: listThankable,
} satisfies Partial<EmailRules>;

type Invitation = Awaited<ReturnType<typeof findDue>>[number];

/** Stops once the round is over, or the owner has thanked those invited by then. */
function planFor(row: Invitation, now: Date): ReminderPlan {
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

/**
 * People who have answered or muted the round get the same rows but no email, and sent emails leave no row:
 * the tables must not show between which reminders someone answered (rule A6).
 */
const peers: ReminderSource<Invitation> = {
  listDue,
  findDue,
  planFor,
  setProgress,
  queueReminders: (tx, deps, rows) =>
    queueInvitationEmails(
      tx,
      deps,
      "invitation",
      rows.map((row) => ({
        invitation: row,
        content: (token) => invitationReminderMail(row, token),
        // Nobody is reminded of an invitation that hasn't gone out.
        withoutRecipient: row.used || row.muted || row.delivery !== "usual",
      })),
    ),
};

export const remindPeers = (deps: Deps): Promise<void> => sendReminders(deps, peers);
