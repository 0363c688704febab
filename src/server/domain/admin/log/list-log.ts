import type { Deps } from "#src/server/deps.ts";
import { numberOf } from "#src/server/domain/admin/cursor.ts";
import { searchWords } from "#src/server/domain/admin/people/search-words.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { LogInput, LogQuery } from "#src/shared/admin/admin.input.ts";
import type { Log, LogEntry } from "#src/shared/admin/admin.output.ts";
import { setImmediate } from "node:timers/promises";
import { listEntries, type LogRow } from "./log-queries.ts";
import { presentEntries } from "./present-entries.ts";

type Needs = Pick<Deps, "db">;

const rowsOf = (
  { db }: Needs,
  { q = "", act, person, sort = "newest" }: LogQuery,
  page: { readonly after: number | null; readonly most: number },
): Promise<readonly LogRow[]> =>
  listEntries(db.read, { act, person, sort, words: q === "" ? null : searchWords(q), ...page });

/**
 * What administrators did, newest first unless told otherwise, a page at a time.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listLog(deps: Needs, { cursor, ...query }: LogInput): Promise<Log> {
  const most = peopleLimits.atOnce;
  const rows = await rowsOf(deps, query, { after: numberOf(cursor), most: most + 1 });
  const items = await presentEntries(deps, rows.slice(0, most));
  const last = items.at(-1)?.number;
  return { items, next: rows.length > most && last !== undefined ? String(last) : null };
}

/** So many are looked up in one go: nobody else waits for longer than these take. */
const readAtOnce = 100;

/** The same for a file, so many at most. */
export async function listLogForFile(deps: Needs, query: LogQuery): Promise<readonly LogEntry[]> {
  const all: LogEntry[] = [];
  let after: number | null = null;
  do {
    const rows: readonly LogRow[] = await rowsOf(deps, query, { after, most: readAtOnce });
    all.push(...(await presentEntries(deps, rows)));
    after = rows.length === readAtOnce ? (rows.at(-1)?.number ?? null) : null;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  } while (after !== null && all.length < peopleLimits.inFile);
  return all;
}
