import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/admin.output.ts";
import { findTotals } from "./queries.ts";

/** What there is on this server, in totals. Who may see it, the procedure decides. */
export async function getAdminOverview({ db }: Pick<Deps, "db">): Promise<AdminOverview> {
  const totals = await findTotals(db.read);
  if (totals === undefined) throw new Error("The row of totals is missing.");
  return totals;
}
