import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/admin.output.ts";
import { findTotals } from "./queries.ts";
import type { ServerState } from "#src/shared/admin/server-state.ts";

/** What there is on this server, in totals. Who may see it, the procedure decides. */
export async function getAdminOverview({ db }: Pick<Deps, "db">): Promise<AdminOverview> {
  const totals = await findTotals(db.read);
  if (totals === undefined) throw new Error("The row of totals is missing.");
  return totals;
}

/** How the database is, and how the queue of emails was on the hour. Who may see it, the page decides. */
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
