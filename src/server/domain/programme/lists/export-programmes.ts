import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listOfPerson } from "#src/server/domain/programme/leading/lead-queries.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { listAllNotesOf, listProgrammesOf } from "./list-queries.ts";

type ExportedProgramme = Omit<Programme, "clients"> & {
  readonly clients: readonly (Programme["clients"][number] & { readonly notes: string | null })[];
};

/** The actor's programmes with their clients, as their pages show them, and what they noted on each. Results are the clients'. */
export async function exportProgrammes(deps: Deps, actor: Actor): Promise<readonly ExportedProgramme[]> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const rows = await listProgrammesOf(db, { facilitatorId: actor.userId });
  const allNotes = await listAllNotesOf(db, actor.userId);
  const notes = new Map(allNotes.map(({ id, text }) => [id, text]));
  const exported: ExportedProgramme[] = [];
  for (const { programme } of rows) {
    const shown = await readProgramme(db, actor, await getLed(db, actor, programme.id), now);
    const clients = shown.clients.map((client) => ({ ...client, notes: notes.get(client.id) ?? null }));
    exported.push({ ...shown, clients });
  }
  return exported;
}

/** The programmes of others that the actor leads with them: since when, through which team, and what they noted on clients. */
export async function exportSharedProgrammes(deps: Deps, actor: Actor) {
  const db = deps.db.read;
  const [shared, allNotes] = await Promise.all([
    listOfPerson(db, actor.userId),
    listAllNotesOf(db, actor.userId),
  ]);
  const notes = Map.groupBy(allNotes, ({ programmeId }) => programmeId);
  return shared.map(({ programmeId, title, owner, organisation, addedAt }) => ({
    title,
    ledBy: joinName(owner.firstName, owner.lastName),
    team: organisation,
    since: addedAt,
    notes: (notes.get(programmeId) ?? []).map(({ name, text }) => ({ client: name, text })),
  }));
}
