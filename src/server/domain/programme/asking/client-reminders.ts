import { after, days } from "#src/server/clock.ts";
import { graceMs, onTheHour } from "#src/server/domain/invitation/reminder-schedule.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import type { ClientRow, ProgrammeRow } from "#src/server/domain/programme/queries.ts";

const timesFor = (invitedAt: Date): readonly Date[] =>
  programmeLimits.reminderDays.map((n) => onTheHour(after(invitedAt, days(n))));

/** When someone who hasn't replied is reminded next; null once the schedule is over. */
export const nextClientReminder = (invitedAt: Date, remindersDone: number): Date | null =>
  timesFor(invitedAt)[remindersDone] ?? null;

type Waiting = Pick<ClientRow, "state" | "invitedAt" | "nudgedAt" | "remindersDone">;
type Running = Pick<ProgrammeRow, "closedAt" | "closesAt" | "reminders" | "isExample">;

/**
 * What is to do about a client now, and when to look again. A reminder that is long overdue is left out, and one soon after a nudge:
 * the schedule goes on as if it had been sent.
 */
export function planReminder(client: Waiting, programme: Running, now: Date) {
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
