import { adminErrors } from "#src/server/domain/admin/errors.ts";

/**
 * The end of a day, in UTC, so that a plan holds on the day that is named; null where none is.
 *
 * @param day "2027-01-31"
 * @throws {DomainError} bad_request for a day that is over.
 */
export function planUntil(day: string | undefined, now: Date): Date | null {
  if (day === undefined) return null;
  const until = new Date(`${day}T23:59:59.999Z`);
  if (until <= now) throw adminErrors.dayIsOver();
  return until;
}
