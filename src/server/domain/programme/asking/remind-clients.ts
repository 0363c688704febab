import type { Deps } from "#src/server/deps.ts";
import { after, days } from "#src/server/clock.ts";
import type { BrandOwners, EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueInvitationEmails } from "#src/server/domain/invitation/invite-by-email.ts";
import { graceMs, onTheHour } from "#src/server/domain/invitation/reminder-schedule.ts";
import {
  sendReminders,
  type ReminderSource,
  type ReminderPlan,
} from "#src/server/domain/invitation/reminders.ts";
import { clientReminderMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { listCoFacilitators } from "#src/server/domain/programme/leading/list-facilitators.ts";
import type { ClientRow, ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import {
  findDue,
  findOwnerOfClient,
  listDue,
  listInvited,
  listTakingPart,
  listUnderWay,
  setProgress,
} from "./client-queries.ts";

/** Once the programme has ended, no queued email to a client is wanted, but for a session with them. */
export const clientEmails = {
  "client invitation": listInvited,
  "client nudge": listUnderWay,
  "client reminder": listInvited,
  "client session": listTakingPart,
} satisfies Partial<EmailRules>;

export const clientBrandOwners = { client: findOwnerOfClient } satisfies BrandOwners;

const timesFor = (invitedAt: Date): readonly Date[] =>
  programmeLimits.reminderDays.map((n) => onTheHour(after(invitedAt, days(n))));

/** The next reminder for someone who hasn't replied; null after the last one. */
export const nextClientReminder = (invitedAt: Date, remindersDone: number): Date | null =>
  timesFor(invitedAt)[remindersDone] ?? null;

interface InvitedClient {
  readonly client: Pick<ClientRow, "state" | "invitedAt" | "nudgedAt" | "remindersDone">;
  readonly programme: Pick<ProgrammeRow, "closedAt" | "closesAt" | "reminders" | "isExample">;
}

/** Skips long overdue reminders, and those soon after a nudge; the schedule continues as if sent. */
function planFor({ client, programme }: InvitedClient, now: Date): ReminderPlan {
  const { state, invitedAt, nudgedAt } = client;
  const isOver = programme.closedAt !== null || (programme.closesAt !== null && programme.closesAt <= now);
  if (state !== "invited" || isOver)
    return { isSent: false, remindersDone: client.remindersDone, nextReminderAt: null };
  const past = timesFor(invitedAt).filter((time) => time <= now);
  const remindersDone = Math.max(past.length, client.remindersDone);
  const newest = past.at(-1);
  const isDue = newest !== undefined && past.length > client.remindersDone && now <= after(newest, graceMs);
  const isNudged = nudgedAt !== null && after(nudgedAt, days(programmeLimits.nudgeDays)) > now;
  return {
    isSent: isDue && programme.reminders && !programme.isExample && !isNudged,
    remindersDone,
    nextReminderAt: nextClientReminder(invitedAt, remindersDone),
  };
}

type DueClient = Awaited<ReturnType<typeof findDue>>[number];

const clients: ReminderSource<DueClient> = {
  listDue,
  findDue,
  planFor,
  setProgress,
  queueReminders: async (tx, deps, rows) => {
    const othersOf = await listCoFacilitators(tx, [...new Set(rows.map(({ programme }) => programme.id))]);
    await queueInvitationEmails(
      tx,
      deps,
      "client reminder",
      rows.map(({ client, programme, delivery, owner }) => ({
        invitation: client,
        sender: senderOf(owner),
        content: (token) => {
          const sender = senderOf(owner);
          const otherNames = othersOf(programme.id).map(({ name }) => name);
          const asking = { ...programme, sender, facilitatorName: sender.name, otherNames };
          return clientReminderMail(asking, client.name, token, { askedBy: null });
        },
        // Nobody is reminded of an invitation that hasn't gone out.
        withoutRecipient: delivery !== "usual",
      })),
    );
  },
};

export const remindClients = (deps: Deps): Promise<void> => sendReminders(deps, clients);
