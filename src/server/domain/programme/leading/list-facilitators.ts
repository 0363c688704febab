import type { Queryable } from "#db/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { listRowsOfProgramme, listRowsOfProgrammes, type CoFacilitatorRow } from "./lead-queries.ts";

export interface CoFacilitator {
  readonly userId: string;
  readonly name: string;
  readonly mailbox: string;
  readonly organisation: string;
  readonly addedAt: Date;
}

type CoFacilitatorsOf = (programmeId: string) => readonly CoFacilitator[];

/** Finds co-facilitators with their names, for people who have to be told them. */
export async function listCoFacilitators(
  db: Queryable,
  programmeIds: readonly string[],
): Promise<CoFacilitatorsOf> {
  return byProgramme(programmeIds.length === 0 ? [] : await listRowsOfProgrammes(db, programmeIds));
}

function byProgramme(rows: readonly CoFacilitatorRow[]): CoFacilitatorsOf {
  const grouped = Map.groupBy(rows, ({ programmeId }) => programmeId);
  return (programmeId) => (grouped.get(programmeId) ?? []).map(withName);
}

const withName = ({ userId, firstName, lastName, ...row }: CoFacilitatorRow): CoFacilitator => ({
  userId,
  name: joinName(firstName, lastName),
  mailbox: row.mailbox,
  organisation: row.organisation,
  addedAt: row.addedAt,
});

export const coFacilitatorsOf = async (
  db: Queryable,
  programmeId: string,
): Promise<readonly CoFacilitator[]> => (await listRowsOfProgramme(db, programmeId)).map(withName);
