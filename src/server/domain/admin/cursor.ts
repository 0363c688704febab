/** Where a page starts, as its cursor says; null for the first, and for a cursor that is none of ours. */
export const numberOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

/** The cursor of a list that is ordered by a time, and by id where that is the same. */
export const timeCursor = (time: Date, id: string): string => `${String(time.getTime())}.${id}`;

/** What such a cursor says; null as for `numberOf`. */
export function timeCursorOf(
  cursor: string | undefined,
): { readonly time: number; readonly id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(cursor ?? "") ?? [];
  return time === undefined || id === undefined ? null : { time: Number(time), id };
}
