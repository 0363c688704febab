/** The number in a cursor; null for the first page, and for an invalid cursor. */
export const numberOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

/** The cursor of a list ordered by time, then id. */
export const timeCursor = (time: Date, id: string): string => `${String(time.getTime())}.${id}`;

/** The place in such a cursor; null as for `numberOf`. */
export function timeCursorOf(
  cursor: string | undefined,
): { readonly time: number; readonly id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(cursor ?? "") ?? [];
  return time === undefined || id === undefined ? null : { time: Number(time), id };
}
