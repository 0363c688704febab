import { after, days, hours } from "#src/server/clock.ts";
import { reminderDays } from "#src/shared/invitation/invitation-limits.ts";

/** The last reminder's distance to the deadline. */
const lastReminderLeadMs = days(1);
/** Reminders later than this are skipped, for example after an outage of days. */
export const graceMs = hours(12);
/** The minimum time between emails to one person, the invitation included. */
const minGapMs = days(1);
/** Keeps that gap even if the earlier one was late, whatever the owner does with the deadline. */
const minReminderGapMs = minGapMs + graceMs;

interface Schedule {
  readonly invitedAt: Date;
  readonly closesAt: Date | null;
}

/** Rounds up to the hour, so that an email's time reveals only the schedule. */
export const onTheHour = (time: Date): Date => new Date(Math.ceil(time.getTime() / hours(1)) * hours(1));

/**
 * The times of all reminders, in order, without those too soon after the previous one. Progress is a count,
 * not a set of times: moving the deadline must not cause more reminders.
 */
export function reminderTimes({ invitedAt, closesAt }: Schedule): readonly Date[] {
  const times = [
    ...reminderDays.map((n) => after(invitedAt, days(n))),
    ...(closesAt === null ? [] : [after(closesAt, -lastReminderLeadMs)]),
  ]
    .map(onTheHour)
    .filter((time) => closesAt === null || time < closesAt)
    .sort((a, b) => a.getTime() - b.getTime());
  const kept: Date[] = [];
  for (const time of times) {
    const earlier = kept.at(-1);
    const earliest = earlier === undefined ? after(invitedAt, minGapMs) : after(earlier, minReminderGapMs);
    if (time >= earliest) kept.push(time);
  }
  return kept;
}

export interface DueReminder {
  /** The number of past reminders, sent or skipped. */
  readonly done: number;
  /** False for a long overdue reminder, which is skipped. */
  readonly isSent: boolean;
}

type Progress = Schedule & { readonly remindersDone: number };

/** The time of the next reminder, possibly past; null if none is left, unless the deadline moves. */
export const nextReminder = ({ remindersDone, ...schedule }: Progress): Date | null =>
  reminderTimes(schedule)[remindersDone] ?? null;

export function dueReminder({ remindersDone, ...schedule }: Progress, now: Date): DueReminder | null {
  const past = reminderTimes(schedule).filter((time) => time <= now);
  const newest = past.at(-1);
  if (newest === undefined || past.length <= remindersDone) return null;
  return { done: past.length, isSent: now <= after(newest, graceMs) };
}
