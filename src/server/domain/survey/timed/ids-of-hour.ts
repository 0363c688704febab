/** Ids behind `after`, up to `upTo`; null: to the end. */
export interface IdRange {
  readonly after: string;
  readonly upTo: string | null;
}

/** What ids begin with, each as often: the letters of base64url, in the order of the database. */
const letters = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

/**
 * About a 24th of all ids: those of two or three letters. Each id belongs to one hour of the day.
 *
 * @param hour 0 to 23
 */
export function idsOfHour(hour: number): IdRange {
  const firstOf = (some: number): string => letters.charAt(Math.floor((some * letters.length) / 24));
  return {
    after: hour === 0 ? "" : firstOf(hour),
    upTo: hour === 23 ? null : firstOf(hour + 1),
  };
}
