import type { BaseDeps } from "#src/server/base-deps.ts";
import { after, hours } from "#src/server/clock.ts";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";
import { countAll } from "./queries.ts";

/** How much there is of everything, counted when someone asks and at most once an hour: to count takes as long as there is much. */
export interface HourlyTotals {
  readonly get: (deps: Pick<BaseDeps, "db" | "clock">) => Promise<AdminOverview>;
}

export function createHourlyTotals(): HourlyTotals {
  let latest: { readonly totals: AdminOverview; readonly until: Date } | null = null;
  return {
    get: async ({ db, clock }) => {
      const now = clock.now();
      if (latest !== null && now < latest.until) return latest.totals;
      const totals = { ...(await countAll(db.read)), countedAt: now.toISOString() };
      latest = { totals, until: after(now, hours(1)) };
      return totals;
    },
  };
}
