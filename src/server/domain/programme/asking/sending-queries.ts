import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clients, mails } from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import { count, eq, sql } from "drizzle-orm";

/**
 * How many of a programme's invitations are in each state. One without a row had no recipient: who wants no such emails counts as asked,
 * and nobody is told.
 */
export function countInvitationMails(db: Queryable, programmeId: Authorized<"programme">) {
  const delivery = deliveryOf(db, clients.id, sql`coalesce(${clients.repliedAt}, 0)`);
  const state = sql<string | null>`coalesce(nullif(${delivery}, 'usual'), ${mails.state})`;
  return db
    .select({ state, n: count() })
    .from(clients)
    .leftJoin(mails, eq(mails.eventKey, sql`'client invitation ' || ${clients.id}`))
    .where(eq(clients.programmeId, programmeId))
    .groupBy(state);
}
