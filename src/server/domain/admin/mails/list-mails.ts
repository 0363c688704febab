import type { Deps } from "#src/server/deps.ts";
import { timeCursor, timeCursorOf } from "#src/server/domain/admin/cursor.ts";
import { peopleLimits } from "#src/shared/admin/people.ts";
import type { MailsInput } from "#src/shared/admin/lists.input.ts";
import type { AdminMails, RefusedMail } from "#src/shared/admin/lists.output.ts";
import { listFailed, listRetrying, type RefusedRow } from "./mail-queries.ts";

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

/** How the queue stood on the hour: see hourly-mails.ts for why not now. */
function hourlyOf({ hourlyMails }: Pick<Deps, "hourlyMails">): AdminMails["hourly"] {
  const latest = hourlyMails.latest();
  if (latest === null) return null;
  return {
    countedAt: latest.countedAt.toISOString(),
    counts: latest.counts.map(({ state, count }) => ({ state, count })),
    longestDueAt: latest.longestDueAt?.toISOString() ?? null,
  };
}

/** Emails about accounts that the mail server refused, and how many emails of all kinds there are. */
export async function listMails(
  deps: Pick<Deps, "db" | "hourlyMails">,
  { state = "retrying", cursor }: MailsInput,
): Promise<AdminMails> {
  const most = peopleLimits.atOnce;
  const hourly = hourlyOf(deps);
  if (state === "retrying") {
    // None of them waits for more than a day.
    const rows = await listRetrying(deps.db.read, peopleLimits.inFile);
    return { items: rows.map(present), next: null, hourly };
  }
  const rows = await listFailed(deps.db.read, timeCursorOf(cursor), most + 1);
  const items = rows.slice(0, most);
  const last = items.at(-1);
  const next = rows.length > most && last !== undefined ? timeCursor(last.createdAt, last.id) : null;
  return { items: items.map(present), next, hourly };
}
