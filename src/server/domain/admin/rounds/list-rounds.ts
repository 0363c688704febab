import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { cutPage, dayOf, mostRows, timeCursor, timeCursorOf } from "#src/server/domain/admin/lists.ts";
import { searchWords } from "#src/server/domain/admin/people/people.ts";
import { endOf } from "#src/server/domain/survey/rules.ts";
import type { RoundsInput } from "#src/shared/admin/admin.input.ts";
import type { AdminRound, AdminRounds } from "#src/shared/admin/admin.output.ts";
import { findRows, listRows, type RoundRow } from "./round-queries.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** A1 to A11 hold for administrators, too: no value that an answer changes, no word of the owner's. */
function present(row: RoundRow, now: Date): AdminRound {
  const { id, userId, ownerName, createdAt, closesAt, shareId, windows } = row;
  const end = endOf(row, now);
  return {
    id,
    owner: { id: userId, name: ownerName },
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

/**
 * A page of rounds, by default the newest first: the one that `q` names, or those it finds by title, owner
 * or the end of their id.
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
  const search = q === "" ? null : { part: q, words: searchWords(q) };
  const after = timeCursorOf(cursor);
  const rows = await listRows(db.read, { search, userId: person, state, sort, after, most: mostRows, now });
  const { page, next } = cutPage(rows, ({ createdAt, id }) => timeCursor(createdAt, id));
  return { items: page.map((row) => present(row, now)), next };
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
