import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planStateOf } from "#src/server/domain/billing/billing.ts";
import type { Env } from "#src/server/env.ts";
import type { People, Person } from "#src/shared/admin/admin.output.ts";
import { joinName } from "#src/shared/account/names.ts";
import {
  type PersonRow,
  type Wanted,
  findRow,
  listByNumber,
  listNumbers,
  listNumbersByEmail,
  searchNumbers,
} from "./people-queries.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { numberOf } from "#src/server/domain/admin/cursor.ts";
import type { PeopleInput, PeopleQuery } from "#src/shared/admin/admin.input.ts";
import { setImmediate } from "node:timers/promises";
import {
  type AdminCaller,
  requireRecentSignIn,
  requireStillConfirmed,
} from "#src/server/domain/admin/acts/confirm-caller.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { everyone } from "#src/shared/admin/admin-acts.ts";

/** "2026-11-25", in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function givenOf(billing: PersonRow["billing"], now: Date): Person["given"] {
  const { grantedAt = null, grantedUntil = null } = billing ?? {};
  if (grantedAt === null || (grantedUntil !== null && grantedUntil <= now)) return null;
  return { until: grantedUntil === null ? null : dayOf(grantedUntil) };
}

/** Someone as administrators see them: who they are, and nothing of what they picked or were told. */
function presentPerson(env: Pick<Env, "SUPPORT_EMAIL">, row: PersonRow, now: Date): Person {
  const { id, email, username, billing, rounds, lastSeenAt } = row;
  return {
    id,
    name: joinName(row.firstName, row.lastName),
    email,
    username,
    verified: row.emailVerifiedAt !== null,
    isAdmin: isAdministrator(env, row),
    isSupport: isAdministrator(env, { ...row, isAdmin: false, role: "user" }),
    since: dayOf(row.createdAt),
    lastSeen: lastSeenAt === null ? null : dayOf(new Date(lastSeenAt)),
    plan: planStateOf(billing, now),
    given: givenOf(billing, now),
    rounds,
  };
}

/** What the index takes for a part of a word; all else separates words (see `people_index` in the migrations). */
const letters = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/**
 * What someone typed, as a question to the full-text index: people who have all of these words, each at least as a beginning. What is
 * typed without a blank, such as an address, has to follow each other. Nothing of the index's own language gets through.
 *
 * @throws {DomainError} bad_request, where no word has enough letters.
 */
export function searchWords(q: string): string {
  const pieces = q
    .split(/\s+/u)
    .map((piece) => piece.match(letters) ?? [])
    .filter((words) => words.length > 0);
  const isEnough = pieces.some((words) => words.join("").length >= peopleLimits.leastLetters);
  if (!isEnough) throw adminErrors.searchTooShort();
  return pieces.map((words) => `"${words.join(" ")}"*`).join(" ");
}

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
async function listPeopleForFile(deps: Needs, query: PeopleQuery): Promise<readonly Person[]> {
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

/** null: there is no such account, or not any more. */
export async function findPerson(
  db: Queryable,
  { env, clock }: Pick<Needs, "env" | "clock">,
  userId: string,
): Promise<Person | null> {
  const row = await findRow(db, userId);
  return row === undefined ? null : presentPerson(env, row, clock.now());
}

/** @throws {DomainError} not_found */
export async function getPerson(deps: Needs, userId: string): Promise<Person> {
  const person = await findPerson(deps.db.read, deps, userId);
  if (person === null) throw adminErrors.personNotFound();
  return person;
}

const columns = [
  ...["id", "name", "email", "username", "confirmed", "administrator"],
  ...["since", "last seen", "plan", "plan given until", "rounds"],
];

const yes = (is: boolean): string => (is ? "yes" : "no");

const rowOf = (person: Person): readonly string[] => [
  person.id,
  person.name,
  person.email,
  person.username ?? "",
  yes(person.verified),
  yes(person.isAdmin),
  person.since,
  person.lastSeen ?? "",
  person.plan,
  person.given === null ? "" : (person.given.until ?? "no end"),
  String(person.rounds),
];

/**
 * People as they're filtered, as a table. The log says who has it.
 *
 * @throws {DomainError} forbidden long after the sign-in; bad_request for a search of too few letters.
 */
export async function exportPeople(
  deps: Deps,
  caller: AdminCaller,
  query: PeopleQuery,
): Promise<ExportedFile> {
  await requireRecentSignIn(deps, caller);
  const people = await listPeopleForFile(deps, query);
  await deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller);
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "export people", targetId: everyone });
  });
  return {
    fileName: fileNameOf(["people", dayOf(deps.clock.now())], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...people.map(rowOf)]),
  };
}
