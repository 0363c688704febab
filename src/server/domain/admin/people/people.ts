import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planStateOf } from "#src/server/domain/billing/billing.ts";
import type { Env } from "#src/server/env.ts";
import type { People, Person } from "#src/shared/admin/people.output.ts";
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

/** A person for administrators, without anything they picked or were told. */
export function presentPerson(env: Pick<Env, "SUPPORT_EMAIL">, row: PersonRow, now: Date): Person {
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
    trialEnds: billing?.trialEndsAt ? dayOf(billing.trialEndsAt) : null,
    given: givenOf(billing, now),
    rounds,
  };
}

/** The index's letters; all other characters separate words (`people_index` in the migrations). */
const letters = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/**
 * Turns a search into a full-text query for all of its words, each as a prefix. Pieces without a blank, such
 * as an address, must match as a phrase. Quoting keeps out the index's own syntax.
 *
 * @throws {DomainError} bad_request if no word has enough letters.
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
  /** The number of the page's last person, if there are more. */
  readonly last: number | null;
}

/** A whole address is looked up in its own index, which stays fast even if many addresses end alike. */
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
 * A page of people, by default the newest first.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listPeople(deps: Needs, { cursor, ...query }: PeopleInput): Promise<People> {
  const { items, last } = await pageOf(deps, query, { after: numberOf(cursor), most: peopleLimits.atOnce });
  return { items: [...items], next: last === null ? null : String(last) };
}

/** People per read, so that others don't wait long. */
const peoplePerRead = 100;

/** All people for a file, up to its limit. */
async function listPeopleForFile(deps: Needs, query: PeopleQuery): Promise<readonly Person[]> {
  const all: Person[] = [];
  let after: number | null = null;
  do {
    const most = Math.min(peoplePerRead, peopleLimits.inFile - all.length);
    const page: Page = await pageOf(deps, query, { after, most });
    all.push(...page.items);
    after = page.last;
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  } while (after !== null && all.length < peopleLimits.inFile);
  return all;
}

/** null if the account doesn't exist. */
export async function findPerson(
  db: Queryable,
  { env, clock }: Pick<Needs, "env" | "clock">,
  userId: string,
): Promise<Person | null> {
  const row = await findRow(db, userId);
  return row === undefined ? null : presentPerson(env, row, clock.now());
}

const columns = [
  ...["id", "name", "email", "username", "confirmed", "administrator"],
  ...["since", "last seen", "plan", "trial ends", "plan given until", "rounds"],
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
  person.trialEnds ?? "",
  person.given === null ? "" : (person.given.until ?? "no end"),
  String(person.rounds),
];

/**
 * The filtered people as CSV, and a log entry about it.
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
