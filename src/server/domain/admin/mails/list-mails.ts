import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { cutPage, mostRows, timeCursor, timeCursorOf } from "#src/server/domain/admin/lists.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { mailSortsOf, type MailSort, type RefusedState } from "#src/shared/admin/lists.ts";
import type { MailsInput } from "#src/shared/admin/admin.input.ts";
import type { AdminMails, RefusedMail } from "#src/shared/admin/admin.output.ts";
import { searchWords } from "#src/server/domain/admin/people/people.ts";
import { listFailed, listRetrying, type MailPage, type MailSearch, type RefusedRow } from "./mail-queries.ts";

function present({
  id,
  kind,
  state,
  attempts,
  createdAt,
  dueAt,
  refusal,
  recipient,
}: RefusedRow): RefusedMail {
  const isRetrying = state === "queued";
  return {
    id,
    kind: kind === "" ? "unknown" : kind,
    state: isRetrying ? "retrying" : "failed",
    attempts,
    created: createdAt.toISOString(),
    due: isRetrying ? dueAt.toISOString() : null,
    refusal: refusal ?? "",
    recipient: recipient === "" ? null : recipient,
  };
}

/** The queue on the hour; hourly-mails.ts says why not now. */
function hourlyOf({ hourlyMails }: Pick<Deps, "hourlyMails">): AdminMails["hourly"] {
  const latest = hourlyMails.latest();
  if (latest === null) return null;
  return {
    countedAt: latest.countedAt.toISOString(),
    counts: latest.counts.map(({ state, count }) => ({ state, count })),
    longestDueAt: latest.longestDueAt?.toISOString() ?? null,
  };
}

/** @throws {DomainError} bad_request for a search of too few letters. */
const searchOf = (q: string): MailSearch | null =>
  q === "" ? null : { address: q.toLowerCase(), words: searchWords(q) };

/** Given-up emails have no recipient any more, so a search finds none. */
const listOf = (db: Queryable, state: RefusedState, q: string, page: MailPage) => {
  const search = searchOf(q);
  if (state === "retrying") return listRetrying(db, search, page);
  return search === null ? listFailed(db, page) : [];
};

/** @throws {DomainError} bad_request for an order that this list doesn't have. */
function isDescending(state: RefusedState, sort: MailSort | undefined): boolean {
  const sorts = mailSortsOf(state);
  const order = sort ?? sorts[0];
  if (!sorts.includes(order)) throw adminErrors.otherOrder({ sorts: sorts.join(", ") });
  return order === "latest" || order === "newest";
}

/**
 * Refused emails about accounts, and the counts of all emails.
 *
 * @throws {DomainError} bad_request for a search of too few letters, and for an order it doesn't have.
 */
export async function listMails(
  deps: Pick<Deps, "db" | "hourlyMails">,
  { q = "", state = "retrying", sort, cursor }: MailsInput,
): Promise<AdminMails> {
  const rows = await listOf(deps.db.read, state, q, {
    from: timeCursorOf(cursor),
    isDescending: isDescending(state, sort),
    most: mostRows,
  });
  const { page, next } = cutPage(rows, ({ dueAt, createdAt, id }) =>
    timeCursor(state === "retrying" ? dueAt : createdAt, id),
  );
  return { items: page.map(present), next, hourly: hourlyOf(deps) };
}
