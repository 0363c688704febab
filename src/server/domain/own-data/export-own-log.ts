import type { Deps } from "#src/server/deps.ts";
import { actTexts } from "#src/shared/admin/admin-acts.ts";
import type { DoneByAdministrators } from "#src/shared/account/own-data.output.ts";
import { listEntriesAbout } from "./export-queries.ts";

/**
 * What administrators did to a person and their rounds, oldest first, for the person. Nobody is told which administrator it was; of acts
 * on emails the log doesn't know whose they were.
 */
export async function exportOwnLog({ db }: Pick<Deps, "db">, userId: string): Promise<DoneByAdministrators> {
  const rows = await listEntriesAbout(db.read, userId);
  return rows.map(({ at, act, isByShell, targetId, until }) => ({
    at: at.toISOString(),
    what: actTexts[act],
    by: isByShell ? "someone who runs the server" : "an administrator",
    round: targetId === userId ? null : targetId,
    until: until?.toISOString() ?? null,
  }));
}
