import { after, days, hours } from "#src/server/clock.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";
import { teamErrors } from "./errors.ts";

interface Timed {
  readonly closesAt: Date;
}

export const isRunning = ({ closesAt }: Timed, now: Date): boolean => closesAt > now;

/** @throws {DomainError} conflict once it's over */
export function requireRunning(round: Timed, now: Date): void {
  if (!isRunning(round, now)) throw teamErrors.over();
}

/** @throws {DomainError} bad_request for a deadline that is too near or too far */
export function requireDeadline(closesAt: Date, now: Date): void {
  const isNear = closesAt < after(now, hours(teamLimits.leastHours));
  if (isNear || closesAt > after(now, days(teamLimits.mostDays))) throw teamErrors.deadline();
}

/** Progress in at most three quarters, so that nobody can tell who is left. */
export const quartersOf = (described: number, all: number): number =>
  all === 0 ? 0 : Math.min(3, Math.floor((4 * described) / all));

/** Whole hours, so that the time of an email doesn't tell when anyone did something. */
const onTheHour = (time: Date): Date => new Date(Math.ceil(time.getTime() / hours(1)) * hours(1));

const nextMidnight = (now: Date): Date => new Date((Math.floor(now.getTime() / days(1)) + 1) * days(1));

/** When to remind those who haven't described everyone, soonest first. */
const reminderTimes = ({ closesAt }: Timed): readonly Date[] =>
  teamLimits.reminderDays.map((n) => onTheHour(after(closesAt, -days(n))));

/** What the hourly job has to do for a round now, and when it must run again; null: never. */
export function planNextCheck(
  round: Timed & { readonly remindersDone: number; readonly createdAt: Date },
  now: Date,
) {
  const times = reminderTimes(round);
  const past = times.filter((time) => time <= now);
  const remindersDone = Math.max(past.length, round.remindersDone);
  const newest = past.at(-1);
  // A round started after that time has just invited everyone.
  const isDue = newest !== undefined && past.length > round.remindersDone && newest > round.createdAt;
  const nexts = [nextMidnight(now), ...times.filter((time) => time > now)].filter(
    (time) => time < round.closesAt,
  );
  const nextLookAt = nexts.reduce<Date | null>(
    (first, time) => (first !== null && first < time ? first : time),
    null,
  );
  return isRunning(round, now)
    ? { isReminding: isDue, remindersDone, nextLookAt }
    : { isReminding: false, remindersDone, nextLookAt: null };
}
