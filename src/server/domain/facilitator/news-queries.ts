import type { Queryable } from "#db/client.ts";
import { actorColumns } from "#db/columns.ts";
import { clients, isFirstSnapshot, mails, programmes, snapshots, users } from "#db/schema/index.ts";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  sql,
  type SQL,
} from "drizzle-orm";
import { hours } from "#src/server/clock.ts";
import { union } from "drizzle-orm/sqlite-core";

const hasNoEmail = (db: Queryable, eventKey: SQL) =>
  notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, eventKey)));

/** Lists clients whose result may have become visible since then, in time proportional to their number. */
export async function listRecentlyShared(db: Queryable, since: Date): Promise<readonly string[]> {
  const { id, surveyId, sharedSince } = clients;
  const beganToShare = db.select({ id }).from(clients).where(gt(sharedSince, since));
  const hasFirstResult = db
    .select({ id })
    .from(snapshots)
    .innerJoin(clients, eq(surveyId, snapshots.surveyId))
    .where(and(isFirstSnapshot, gt(snapshots.createdAt, since), isNotNull(sharedSince)));
  return (await union(beganToShare, hasFirstResult)).map((row) => row.id);
}

const hasResult = (db: Queryable) =>
  exists(db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, clients.surveyId)));

/**
 * Lists shared results without an email, except in examples and for unconfirmed facilitators. Each start of
 * sharing is an event of its own.
 */
export function listUnannouncedShares(db: Queryable, clientIds: readonly string[]) {
  const eventKey = sql<string>`'result shared ' || ${clients.id} || ' ' || ${clients.sharedSince}`;
  return db
    .select({
      eventKey,
      clientId: clients.id,
      clientName: clients.name,
      faId: programmes.id,
      programme: programmes.title,
      facilitatorId: programmes.facilitatorId,
      email: users.email,
      firstName: users.firstName,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(
      and(
        sql`${clients.id} in (select value from json_each(${JSON.stringify(clientIds)}))`,
        eq(programmes.isExample, false),
        isNotNull(users.emailVerifiedAt),
        eq(clients.state, "accepted"),
        isNotNull(clients.sharedSince),
        hasResult(db),
        hasNoEmail(db, eventKey),
      ),
    )
    .orderBy(asc(programmes.facilitatorId), asc(programmes.createdAt), asc(clients.name));
}

const hourMs = hours(1);

/** Replies to a facilitator's invitations within an hour share an event, and so an email. */
const repliesKey = sql<string>`'client replies ' || ${programmes.facilitatorId} || ' ' || (${clients.repliedAt} / ${sql.raw(String(hourMs))})`;

/** Lists clients who accepted or declined within this span, without an email, except in examples. */
export const listUnannouncedReplies = (db: Queryable, from: Date, until: Date) =>
  db
    .select({
      eventKey: repliesKey,
      name: clients.name,
      hasAccepted: eq(clients.state, "accepted").mapWith(Boolean),
      title: programmes.title,
      email: users.email,
      firstName: users.firstName,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(
      and(
        gte(clients.repliedAt, from),
        lt(clients.repliedAt, until),
        inArray(clients.state, ["accepted", "declined"]),
        eq(programmes.isExample, false),
        isNotNull(users.emailVerifiedAt),
        hasNoEmail(db, repliesKey),
      ),
    )
    .orderBy(asc(clients.repliedAt), asc(clients.name));

export type UnannouncedShare = Awaited<ReturnType<typeof listUnannouncedShares>>[number];

const isRunning = and(isNull(programmes.closedAt), eq(programmes.isExample, false));

/** The event key of a facilitator's digest for a week. */
export const digestKey = (facilitatorId: string, week: string): string =>
  `facilitator digest ${facilitatorId} ${week}`;

/** Lists facilitators after `after` with running programmes and no digest for the week. */
export const listDigestReaders = (db: Queryable, after: string, week: string, most: number) =>
  db
    .select(actorColumns)
    .from(programmes)
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(
      and(
        gt(programmes.facilitatorId, after),
        isRunning,
        isNotNull(users.emailVerifiedAt),
        hasNoEmail(db, sql`'facilitator digest ' || ${programmes.facilitatorId} || ${` ${week}`}`),
      ),
    )
    .groupBy(programmes.facilitatorId)
    .orderBy(asc(programmes.facilitatorId))
    .limit(most);

/** Lists the ids of someone's running programmes, newest first. */
export const listRunningIds = (db: Queryable, facilitatorId: string) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(and(eq(programmes.facilitatorId, facilitatorId), isRunning))
    .orderBy(sql`${programmes.createdAt} desc`, asc(programmes.id));
