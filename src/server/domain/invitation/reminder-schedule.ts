import { after, days, hours } from "#src/server/clock.ts";
import { reminderDays } from "#src/shared/invitation/invitation-limits.ts";

/** The last reminder comes so long before the deadline. */
const lastCallMs = days(1);
/** A reminder that is later than this is left out, as after a server was down for days. */
export const graceMs = hours(12);
/** Emails to one person lie at least so far apart, the invitation among them. */
const leastGapMs = days(1);
/** So also the latest of one lies so far from the next, whatever an owner does with the deadline meanwhile. */
const leastGapOfRemindersMs = leastGapMs + graceMs;

interface Schedule {
  readonly invitedAt: Date;
  readonly closesAt: Date | null;
}

/** On the hour, so that the time of an email tells of nothing but the schedule. */
export const onTheHour = (time: Date): Date => new Date(Math.ceil(time.getTime() / hours(1)) * hours(1));

/**
 * When someone is reminded, in order. A time that comes too soon after the one before it is none. What is left of times that
 * are over counts, not which they were: an owner may move the deadline, and nobody is reminded more often by that.
 */
export function reminderTimes({ invitedAt, closesAt }: Schedule): readonly Date[] {
  const wished = [
    ...reminderDays.map((n) => after(invitedAt, days(n))),
    ...(closesAt === null ? [] : [after(closesAt, -lastCallMs)]),
  ]
    .map(onTheHour)
    .filter((time) => closesAt === null || time < closesAt)
    .sort((a, b) => a.getTime() - b.getTime());
  const kept: Date[] = [];
  for (const time of wished) {
    const earlier = kept.at(-1);
    const earliest =
      earlier === undefined ? after(invitedAt, leastGapMs) : after(earlier, leastGapOfRemindersMs);
    if (time >= earliest) kept.push(time);
  }
  return kept;
}

/** What is to do about an invitation now; null: nothing. */
export interface DueReminder {
  /** How many reminders are over from now on, sent or not. */
  readonly done: number;
  /** Whether one goes out: not one that is long overdue. */
  readonly isSent: boolean;
}

/** A schedule, and how many of its reminders are over. */
type Progress = Schedule & { readonly remindersDone: number };

/** When the next reminder is due, which may be over; null: none is left, unless the deadline moves. */
export const nextReminder = ({ remindersDone, ...schedule }: Progress): Date | null =>
  reminderTimes(schedule)[remindersDone] ?? null;

export function dueReminder({ remindersDone, ...schedule }: Progress, now: Date): DueReminder | null {
  const over = reminderTimes(schedule).filter((time) => time <= now);
  const newest = over.at(-1);
  if (newest === undefined || over.length <= remindersDone) return null;
  return { done: over.length, isSent: now <= after(newest, graceMs) };
}
