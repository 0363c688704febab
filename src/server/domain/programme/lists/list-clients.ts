import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import type { ClientInProgramme, ClientPage } from "#src/shared/programme/today.output.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { listClientPage } from "./list-queries.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";

type Listed = Pick<Awaited<ReturnType<typeof listClientPage>>[number], "client" | "programme">;

/** Where a page starts, as its cursor says; a cursor that is none of ours starts at the first. */
const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;

/** A client as their facilitator sees them in a list. Whose they are, the caller has looked at. */
export const presentListed = ({ client, programme }: Listed, now: Date): ClientInProgramme => ({
  ...presentClient({ programme, addedAt: null }, client, now),
  faId: programme.id,
  programme: programme.title,
});

/** A page of the actor's clients in all programmes. A page beyond the last is empty. */
export async function listClients(
  deps: Deps,
  actor: Actor,
  { q, stage, sort = "name", cursor }: ClientListQuery,
): Promise<ClientPage> {
  const now = deps.clock.now();
  const offset = offsetOf(cursor);
  const wanted = { facilitatorId: actor.userId, q: q?.trim(), stage };
  const page = { sort, offset, most: programmeLimits.clientsAtOnce };
  const rows = await listClientPage(deps.db.read, wanted, page, now);
  const total = rows[0]?.total ?? 0;
  const end = offset + rows.length;
  const items = rows.map((row) => presentListed(row, now));
  return { items, total, next: end < total ? String(end) : null };
}
