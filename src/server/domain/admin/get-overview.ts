import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/admin.output.ts";
import { findTotals } from "./queries.ts";
import type { ServerState } from "#src/shared/admin/server-state.ts";

/** The totals of this server; the procedure authorizes. */
export async function getAdminOverview({ db }: Pick<Deps, "db">): Promise<AdminOverview> {
  const totals = await findTotals(db.read);
  if (totals === undefined) throw new Error("The row of totals is missing.");
  return totals;
}

/** The state of the database, and of the email queue on the hour; the page authorizes. */
export async function getServerState({
  db,
  hourlyMails,
}: Pick<Deps, "db" | "hourlyMails">): Promise<ServerState> {
  const databaseAnswers = await db.ping().then(
    () => true,
    () => false,
  );
  return { databaseAnswers, mails: hourlyMails.latest() };
}
