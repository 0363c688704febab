import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { listAllClientsOf, listAllNotesOf, listProgrammesOf } from "./list-queries.ts";
import { presentProgramme } from "#src/server/domain/programme/present-programme.ts";

type ExportedProgramme = Omit<Programme, "clients"> & {
  readonly clients: readonly (Programme["clients"][number] & { readonly notes: string | null })[];
};

/** The actor's programmes with their clients, as their pages show them, and what was noted on each. Results are the clients'. */
export async function exportProgrammes(deps: Deps, actor: Actor): Promise<readonly ExportedProgramme[]> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const rows = await listProgrammesOf(db, actor.userId);
  const clients = Map.groupBy(await listAllClientsOf(db, actor.userId), ({ programmeId }) => programmeId);
  const notes = new Map((await listAllNotesOf(db, actor.userId)).map(({ id, text }) => [id, text]));
  return rows.map(({ programme }) => {
    const shown = presentProgramme(programme, clients.get(programme.id) ?? [], now);
    return {
      ...shown,
      clients: shown.clients.map((client) => ({ ...client, notes: notes.get(client.id) ?? null })),
    };
  });
}
