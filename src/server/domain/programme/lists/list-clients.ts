import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import type { ClientInProgramme, ClientPage } from "#src/shared/programme/today.output.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { listClientIds, listClientsById } from "./list-queries.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";

/** Where a page starts, as its cursor says; a cursor that is none of ours starts at the first. */
const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;

/** Clients as their facilitator sees them, in the order of `ids`. Whose they are, the caller has looked at. */
export async function presentClientsById(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<readonly ClientInProgramme[]> {
  const rows = await listClientsById(db, ids);
  const byId = new Map(rows.map((row) => [row.client.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { client, programme } = row;
    return [
      {
        ...presentClient({ programme, addedAt: null }, client, now),
        faId: programme.id,
        programme: programme.title,
      },
    ];
  });
}

/** A page of the actor's clients in all programmes. A page beyond the last is empty. */
export async function listClients(
  deps: Deps,
  actor: Actor,
  { q, stage, sort = "name", cursor }: ClientListQuery,
): Promise<ClientPage> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const offset = offsetOf(cursor);
  const wanted = { facilitatorId: actor.userId, q: q?.trim(), stage };
  const found = await listClientIds(db, wanted, { sort, offset, most: programmeLimits.clientsAtOnce }, now);
  const items = await presentClientsById(
    db,
    found.map(({ id }) => id),
    now,
  );
  const total = found[0]?.total ?? 0;
  const end = offset + found.length;
  return { items, total, next: end < total ? String(end) : null };
}
