import type { Queryable, Transaction } from "#db/client.ts";
import { clients, mails, programmes, users } from "#db/schema/index.ts";
import { deliveryOf, senderColumns } from "#db/columns.ts";
import {
  type SQL,
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
} from "drizzle-orm";
import type { DueInvitation } from "#src/server/domain/invitation/reminders.ts";
import type { ClientRow } from "#src/server/domain/programme/queries.ts";
import type { Authorized } from "#src/server/actor.ts";

const isDue = (now: Date) => lte(clients.nextReminderAt, now);

/** Lists clients whose reminder is due, oldest first. */
export function listDue(
  db: Queryable,
  now: Date,
  last: DueInvitation | undefined,
  most: number,
): Promise<DueInvitation[]> {
  const { id, nextReminderAt } = clients;
  const isBehind = last && sql`(${nextReminderAt}, ${id}) > (${last.nextReminderAt?.getTime()}, ${last.id})`;
  return db
    .select({ id, nextReminderAt })
    .from(clients)
    .where(and(isDue(now), isBehind))
    .orderBy(asc(nextReminderAt), asc(id))
    .limit(most);
}

/** Finds clients that are still due, with the columns that their schedules and emails need. */
export const findDue = (tx: Transaction, now: Date, ids: readonly string[]) =>
  tx
    .select({
      id: clients.id,
      client: getTableColumns(clients),
      programme: getTableColumns(programmes),
      delivery: deliveryOf(tx, clients.id),
      owner: senderColumns,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(and(inArray(clients.id, [...ids]), isDue(now)));

export async function setProgress(
  tx: Transaction,
  ids: readonly string[],
  progress: Pick<ClientRow, "remindersDone" | "nextReminderAt">,
): Promise<void> {
  await tx
    .update(clients)
    .set(progress)
    .where(inArray(clients.id, [...ids]));
}

const listRunning = (db: Queryable, ids: readonly string[], which: SQL | undefined) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .where(and(inArray(clients.id, [...ids]), isNull(programmes.closedAt), which));

export const listInvited = (db: Queryable, ids: readonly string[]) =>
  listRunning(db, ids, eq(clients.state, "invited"));

/** Lists clients who still have the round they joined with. */
export const listUnderWay = (db: Queryable, ids: readonly string[]) =>
  listRunning(db, ids, and(eq(clients.state, "accepted"), isNotNull(clients.surveyId)));

/** Lists clients who take part, also after their programme has ended. */
export const listTakingPart = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.id, [...ids]), eq(clients.state, "accepted"), isNotNull(clients.surveyId)));

/** The owner of a client's programme, and what an invitation is written from. */
export const findOwnerOfClient = (db: Queryable, clientId: string) =>
  db
    .select({
      userId: programmes.facilitatorId,
      name: clients.name,
      programme: getTableColumns(programmes),
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .where(eq(clients.id, clientId))
    .get();

/**
 * Counts invitations by state. People who opted out have no email and count as sent, so nobody learns of it.
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
