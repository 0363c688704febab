import type { Queryable } from "#db/client.ts";
import { clients, mails } from "#db/schema/index.ts";
import { count, eq, sql } from "drizzle-orm";

/**
 * How many of a programme's invitations are in each state. One without a row was for nobody: who wants no such emails counts as asked,
 * and nobody is told.
 */
export const countInvitationMails = (db: Queryable, programmeId: string) =>
  db
    .select({ state: mails.state, n: count() })
    .from(clients)
    .leftJoin(mails, eq(mails.eventKey, sql`'client invitation ' || ${clients.id}`))
    .where(eq(clients.programmeId, programmeId))
    .groupBy(mails.state);
