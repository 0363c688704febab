/** Where a page starts, as its cursor says; null for the first, and for a cursor that is none of ours. */
export const numberOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
