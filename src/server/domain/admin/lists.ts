import { setImmediate } from "node:timers/promises";
import type { Deps } from "#src/server/deps.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";

/** "2026-11-25", in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** What a list reads: one row more than a page shows. */
export const mostRows = peopleLimits.atOnce + 1;

/** The page of what was read, and the cursor of the next one. */
export function cutPage<Row>(
  rows: readonly Row[],
  cursorOf: (last: Row) => string,
): { readonly page: readonly Row[]; readonly next: string | null } {
  const page = rows.slice(0, peopleLimits.atOnce);
  const last = page.at(-1);
  return { page, next: rows.length > page.length && last !== undefined ? cursorOf(last) : null };
}

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

/** All rows of a list, page by page, up to the limit of a file. */
export async function readAll<Item>(
  read: (
    cursor: string | undefined,
  ) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor);
    all.push(...items);
    cursor = next ?? undefined;
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  } while (cursor !== undefined && all.length < peopleLimits.inFile);
  return all;
}

export const csvFile = (
  { clock }: Pick<Deps, "clock">,
  name: string,
  rows: readonly (readonly string[])[],
): ExportedFile => ({
  fileName: fileNameOf([name, dayOf(clock.now())], "csv"),
  contentType: "text/csv; charset=utf-8",
  body: csvOf(rows),
});
