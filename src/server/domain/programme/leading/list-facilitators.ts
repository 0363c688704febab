import type { Queryable } from "#db/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { listRowsOfProgrammes } from "./lead-queries.ts";

/** The co-facilitators of each of some programmes by name, for people who have to be told them. */
export async function listCoFacilitators(db: Queryable, programmeIds: readonly string[]) {
  const rows = await listRowsOfProgrammes(db, programmeIds);
  const named = rows.map((row) => ({ ...row, name: joinName(row.firstName, row.lastName) }));
  const byProgramme = Map.groupBy(named, ({ programmeId }) => programmeId);
  return (programmeId: string) => byProgramme.get(programmeId) ?? [];
}

export const coFacilitatorsOf = async (db: Queryable, programmeId: string) =>
  (await listCoFacilitators(db, [programmeId]))(programmeId);
