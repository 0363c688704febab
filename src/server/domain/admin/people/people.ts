import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { planStateOf } from "#src/server/domain/billing/billing.ts";
import type { Env } from "#src/server/env.ts";
import type { People, Person } from "#src/shared/admin/people.output.ts";
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
import type { PeopleInput, PeopleQuery } from "#src/shared/admin/admin.input.ts";
import {
  type AdminCaller,
  requireRecentSignIn,
  requireStillConfirmed,
} from "#src/server/domain/admin/acts/confirm-caller.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { csvFile, cutPage, dayOf, mostRows, numberOf, readAll } from "#src/server/domain/admin/lists.ts";
import { everyone } from "#src/shared/admin/admin-acts.ts";

export function givenOf(billing: PersonRow["billing"], now: Date): Person["given"] {
  const { grantedAt = null, grantedUntil = null } = billing ?? {};
  if (grantedAt === null || (grantedUntil !== null && grantedUntil <= now)) return null;
  return { until: grantedUntil === null ? null : dayOf(grantedUntil) };
}

/** A person for administrators, without anything they picked or were told. */
export function presentPerson(env: Pick<Env, "SUPPORT_EMAIL">, row: PersonRow, now: Date): Person {
  const { id, name, email, username, billing, rounds, lastSeenAt } = row;
  return {
    id,
    name,
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

/** A whole address is looked up in its own index, which stays fast even if many addresses end alike. */
async function findNumbers(db: Queryable, q: string, wanted: Wanted): Promise<readonly number[]> {
  if (q === "") return listNumbers(db, wanted);
  const isAddress = wanted.state === "all" && q.includes("@");
  const exact = isAddress ? await listNumbersByEmail(db, q.trim().toLowerCase()) : [];
  return exact.length > 0 ? exact : searchNumbers(db, searchWords(q), wanted);
}

/**
 * A page of people, by default the newest first.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listPeople(
  { db, env, clock }: Needs,
  { q = "", state = "all", sort = "newest", cursor }: PeopleInput,
): Promise<People> {
  const now = clock.now();
  const wanted = { state, sort, after: numberOf(cursor), most: mostRows, supportEmail: env.SUPPORT_EMAIL };
  const { page, next } = cutPage(await findNumbers(db.read, q, wanted), String);
  const rows = new Map((await listByNumber(db.read, page)).map((row) => [row.number, row]));
  const items = page.flatMap((number) => {
    const row = rows.get(number);
    return row === undefined ? [] : [presentPerson(env, row, now)];
  });
  return { items, next };
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
  const people = await readAll((cursor) => listPeople(deps, { ...query, cursor }));
  await deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller);
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "export people", targetId: everyone });
  });
  return csvFile(deps, "people", [columns, ...people.map(rowOf)]);
}
