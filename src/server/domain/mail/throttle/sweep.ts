import type { Database } from "#db/client.ts";
import { throttledMails } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { after, days } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";
import { and, eq, gt, lte, or } from "drizzle-orm";

const { state, at } = throttledMails;

/** Deletes released rows that no longer count, and failed ones past their retention. */
export const sweepThrottled = (db: Database, now: Date): Promise<void> =>
  sweepTable(
    db,
    throttledMails,
    or(
      // A time in the future comes from a wrong clock.
      and(eq(state, "released"), or(lte(at, after(now, -days(1))), gt(at, after(now, days(1))))),
      and(eq(state, "given up"), lte(at, after(now, -days(retention.givenUpMailDays)))),
    ),
  );
