import type { Queryable } from "#db/client.ts";
import { listRowsOfProgrammes } from "./lead-queries.ts";

/** The co-facilitators of each of some programmes by name, for people who have to be told them. */
export async function listCoFacilitators(db: Queryable, programmeIds: readonly string[]) {
  const rows = await listRowsOfProgrammes(db, programmeIds);
  const byProgramme = Map.groupBy(rows, ({ programmeId }) => programmeId);
  return (programmeId: string) => byProgramme.get(programmeId) ?? [];
}

export const coFacilitatorsOf = async (db: Queryable, programmeId: string) =>
  (await listCoFacilitators(db, [programmeId]))(programmeId);
