import { endOfDay, dayOf } from "#src/islands/kit/forms/deadline.ts";

/** By so many days a deadline is moved with one click. */
export const extensionDays = [3, 7] as const;

/**
 * The deadline, so many calendar days later; counted from today where it is over or there is none.
 *
 * @returns ISO 8601
 */
export function daysLater(closesAt: string | null, days: number, now: Date): string {
  const isAhead = closesAt !== null && new Date(closesAt) > now;
  const from = new Date(isAhead ? closesAt : (endOfDay(dayOf(now.toISOString())) ?? now));
  from.setDate(from.getDate() + days);
  return from.toISOString();
}
