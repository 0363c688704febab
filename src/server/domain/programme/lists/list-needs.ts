import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { needs, type Today } from "#src/shared/programme/today.output.ts";
import { presentListed } from "./list-clients.ts";
import { listNeeds } from "./needs-queries.ts";

const shownAtOnce = 12;

/** Who needs their facilitator today, most urgent first, and how many do. */
export async function listTodaysNeeds(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<Pick<Today, "today" | "todayCount">> {
  const rows = await listNeeds(db, actor.userId, now, shownAtOnce);
  const today = rows.flatMap((row) => {
    const need = needs[row.need];
    return need === undefined ? [] : [{ need, client: presentListed(row, now) }];
  });
  return { today, todayCount: rows[0]?.total ?? 0 };
}
