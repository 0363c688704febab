import type { Queryable } from "#db/client.ts";
import { joinName } from "#src/shared/account/names.ts";
import { listOfProgramme, listOfProgrammes, type CoFacilitatorRow } from "./lead-queries.ts";

/** Someone who leads a programme beside the facilitator who made it. */
export interface CoFacilitator {
  readonly userId: string;
  readonly name: string;
  readonly mailbox: string;
  readonly organisation: string;
  readonly addedAt: Date;
}

/** Gives those of a programme by its id. */
type CoFacilitatorsOf = (programmeId: string) => readonly CoFacilitator[];

/** Who leads these programmes beside those who made them: for those who have to be told their names. */
export async function listCoFacilitators(
  db: Queryable,
  programmeIds: readonly string[],
): Promise<CoFacilitatorsOf> {
  return byProgramme(programmeIds.length === 0 ? [] : await listOfProgrammes(db, programmeIds));
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

/** The same for one programme. */
export const coFacilitatorsOf = async (
  db: Queryable,
  programmeId: string,
): Promise<readonly CoFacilitator[]> => (await listOfProgramme(db, programmeId)).map(withName);
