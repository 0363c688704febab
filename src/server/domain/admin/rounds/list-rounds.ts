import type { Queryable } from "#db/client.ts";
import type { RoundSearch } from "#db/full-text-indexes.ts";
import type { Deps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { numberOf } from "#src/server/domain/admin/cursor.ts";
import { dayOf, searchWords } from "#src/server/domain/admin/people/people.ts";
import { endOf } from "#src/server/domain/survey/rules.ts";
import { joinName } from "#src/shared/account/names.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import type { RoundsInput } from "#src/shared/admin/admin.input.ts";
import type { AdminRound, AdminRounds } from "#src/shared/admin/admin.output.ts";
import { findRows, searchRows, type RoundRow } from "./round-queries.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** A1 to A11 hold for administrators, too: no value that an answer changes, no word of the owner's. */
function present(row: RoundRow, now: Date): AdminRound {
  const { id, userId, firstName, lastName, createdAt, closesAt, shareId, windows } = row;
  const end = endOf(row, now);
  return {
    id,
    owner: { id: userId, name: joinName(firstName, lastName) },
    started: dayOf(createdAt),
    closes: closesAt === null ? null : dayOf(closesAt),
    closed: end === null ? null : dayOf(end),
    hasLink: shareId !== null,
    windows,
  };
}

/** The last part of a link, without query and fragment. */
const nameIn = (q: string): string =>
  q
    .replace(/[?#].*$/s, "")
    .split("/")
    .findLast((part) => part !== "") ?? q;

/** Nothing is listed without a search or a person. */
function searchOf(q: string, ownerId: string | undefined): RoundSearch | null {
  if (q !== "") return { words: searchWords(q), ownerId };
  return ownerId === undefined ? null : { ownerId };
}

/**
 * A page of the rounds that a search finds, by default the newest first: by the words of a title, an owner's
 * name or address, by a link, a share code or an id; or the rounds of one person.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listRounds(
  { db, clock }: Needs,
  { q = "", person, state = "all", sort = "newest", cursor }: RoundsInput,
): Promise<AdminRounds> {
  const now = clock.now();
  const named = q === "" ? [] : await findRows(db.read, nameIn(q));
  if (named.length > 0) return { items: named.map((row) => present(row, now)), next: null };
  const search = searchOf(q, person);
  if (search === null) return { items: [], next: null };
  const most = peopleLimits.atOnce;
  const after = numberOf(cursor);
  const rows = await searchRows(db.read, { search, state, sort, after, most: most + 1, now });
  const items = rows.slice(0, most);
  const last = items.at(-1);
  return {
    items: items.map((row) => present(row, now)),
    next: rows.length > most && last !== undefined ? String(last.number) : null,
  };
}

/** @throws {DomainError} not_found */
export async function getRound(
  db: Queryable,
  { clock }: Pick<Needs, "clock">,
  surveyId: string,
): Promise<AdminRound> {
  const row = (await findRows(db, surveyId)).find(({ id }) => id === surveyId);
  if (row === undefined) throw adminErrors.roundNotFound();
  return present(row, clock.now());
}
