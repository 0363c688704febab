import type { Queryable } from "#db/client.ts";
import { throttledMails } from "#db/schema/index.ts";
import type { Delivery } from "#src/shared/invitation/delivery.output.ts";
import { and, eq, sql, type AnyColumn } from "drizzle-orm";

const { state, at, about } = throttledMails;

/** What becomes of emails about an invitation of any kind, as a column. Those before `since` are over. */
export function deliveryOf(db: Queryable, id: AnyColumn, since = sql`0`) {
  const found = db
    .select({ delivery: sql`max(case ${state} when 'waiting' then 'later' else 'failed' end)` })
    .from(throttledMails)
    .where(and(eq(about, id), sql`${at} >= ${since}`));
  return sql<Delivery>`coalesce(${found}, 'usual')`;
}
