import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listOfPerson } from "#src/server/domain/programme/leading/lead-queries.ts";
import { listCoFacilitatorsOfOwner } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { assembleProgramme, presentFacilitator } from "#src/server/domain/programme/present-programme.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { listAllClientsOf, listAllNotesOf, listProgrammesOf } from "./list-queries.ts";

type ExportedProgramme = Omit<Programme, "clients"> & {
  readonly clients: readonly (Programme["clients"][number] & { readonly notes: string | null })[];
};

/** The actor's programmes with their clients, as their pages show them, and what they noted on each. Results are the clients'. */
export async function exportProgrammes(deps: Deps, actor: Actor): Promise<readonly ExportedProgramme[]> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const [rows, allClients, allNotes, othersOf] = await Promise.all([
    listProgrammesOf(db, { facilitatorId: actor.userId }),
    listAllClientsOf(db, actor.userId),
    listAllNotesOf(db, actor.userId),
    listCoFacilitatorsOfOwner(db, actor.userId),
  ]);
  const clients = Map.groupBy(allClients, ({ programmeId }) => programmeId);
  const notes = new Map(allNotes.map(({ id, text }) => [id, text]));
  return rows.map(({ programme }) => {
    const facilitators = othersOf(programme.id).map((one) => presentFacilitator(one, actor, true));
    const leads = { ledBy: null, facilitators };
    const shown = assembleProgramme(
      { programme, addedAt: null },
      clients.get(programme.id) ?? [],
      leads,
      now,
    );
    return {
      ...shown,
      clients: shown.clients.map((client) => ({ ...client, notes: notes.get(client.id) ?? null })),
    };
  });
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
