import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { needs, type Today } from "#src/shared/programme/today.output.ts";
import { presentClientsById } from "./list-clients.ts";
import { listNeeds } from "./needs-queries.ts";

const shownAtOnce = 12;

/** Who needs their facilitator today, most urgent first, and how many do. */
export async function listTodaysNeeds(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<Pick<Today, "today" | "todayCount">> {
  const rows = await listNeeds(db, actor.userId, now, shownAtOnce);
  const clients = await presentClientsById(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const needOf = new Map(rows.map(({ id, need }) => [id, need === null ? undefined : needs[need]]));
  const today = clients.flatMap((client) => {
    const need = needOf.get(client.id);
    return need === undefined ? [] : [{ need, client }];
  });
  return { today, todayCount: rows[0]?.total ?? 0 };
}
