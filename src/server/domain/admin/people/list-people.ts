import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { numberOf } from "#src/server/domain/admin/cursor.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { PeopleInput, PeopleQuery } from "#src/shared/admin/admin.input.ts";
import type { People, Person } from "#src/shared/admin/admin.output.ts";
import { setImmediate } from "node:timers/promises";
import { searchNumbers } from "./search-queries.ts";
import { listByNumber, listNumbers, listNumbersByEmail, type Wanted } from "./people-queries.ts";
import { presentPerson } from "./present-person.ts";
import { searchWords } from "./search-words.ts";

type Needs = Pick<Deps, "db" | "env" | "clock">;

interface Page {
  readonly items: readonly Person[];
  /** The number of the last person on the page, where there are more. */
  readonly last: number | null;
}

/** A whole address has one person: its own index finds them, however many addresses end alike. */
async function findNumbers(db: Queryable, q: string, wanted: Wanted): Promise<readonly number[]> {
  if (q === "") return listNumbers(db, wanted);
  const isAddress = wanted.state === "all" && q.includes("@");
  const exact = isAddress ? await listNumbersByEmail(db, q.trim().toLowerCase()) : [];
  return exact.length > 0 ? exact : searchNumbers(db, searchWords(q), wanted);
}

async function pageOf(
  { db, env, clock }: Needs,
  { q = "", state = "all", sort = "newest" }: PeopleQuery,
  { after, most }: { readonly after: number | null; readonly most: number },
): Promise<Page> {
  const now = clock.now();
  const wanted = { state, sort, after, most: most + 1, supportEmail: env.SUPPORT_EMAIL };
  const found = await findNumbers(db.read, q, wanted);
  const numbers = found.slice(0, most);
  const rows = new Map((await listByNumber(db.read, numbers)).map((row) => [row.number, row]));
  const items = numbers.flatMap((number) => {
    const row = rows.get(number);
    return row === undefined ? [] : [presentPerson(env, row, now)];
  });
  return { items, last: found.length > most ? (numbers.at(-1) ?? null) : null };
}

/**
 * People, newest first unless told otherwise, a page at a time.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listPeople(deps: Needs, { cursor, ...query }: PeopleInput): Promise<People> {
  const { items, last } = await pageOf(deps, query, { after: numberOf(cursor), most: peopleLimits.atOnce });
  return { items: [...items], next: last === null ? null : String(last) };
}

/** So many are looked up in one go: nobody else waits for longer than these take. */
const readAtOnce = 100;

/** The same people for a file, so many at most. */
export async function listPeopleForFile(deps: Needs, query: PeopleQuery): Promise<readonly Person[]> {
  const all: Person[] = [];
  let after: number | null = null;
  do {
    const most = Math.min(readAtOnce, peopleLimits.inFile - all.length);
    const page: Page = await pageOf(deps, query, { after, most });
    all.push(...page.items);
    after = page.last;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  } while (after !== null && all.length < peopleLimits.inFile);
  return all;
}
