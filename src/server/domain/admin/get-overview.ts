import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";

/** What there is on this server, in totals. Who may see it, the procedure decides. */
export const getAdminOverview = (deps: Pick<Deps, "db" | "clock" | "hourlyTotals">): Promise<AdminOverview> =>
  deps.hourlyTotals.get(deps);
