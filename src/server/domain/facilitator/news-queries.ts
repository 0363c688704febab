import type { Queryable } from "#db/client.ts";
import { actorColumns } from "#db/schema/actor-columns.ts";
import { clients, mails, programmes, snapshots, users } from "#db/schema/index.ts";
import { and, asc, eq, exists, gt, isNotNull, isNull, lte, notExists, or, sql, type SQL } from "drizzle-orm";

const isUntold = (db: Queryable, eventKey: SQL) =>
  notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, eventKey)));

/** Programmes whose ids lie behind `after`, up to `upTo`; null: no end on that side. */
export interface ProgrammePage {
  readonly after: string;
  readonly upTo: string | null;
}

/** The id of the `most`-th programme behind `after`; null when there are fewer. */
export async function findProgrammePageEnd(
  db: Queryable,
  after: string,
  most: number,
): Promise<string | null> {
  const row = await db
    .select({ id: programmes.id })
    .from(programmes)
    .where(gt(programmes.id, after))
    .orderBy(asc(programmes.id))
    .limit(1)
    .offset(most - 1)
    .get();
  return row?.id ?? null;
}

/** A result that a client shares, in its snapshots. Its first one says when there was something to see. */
function hasResult(db: Queryable, since?: Date) {
  const isFirst =
    since === undefined ? undefined : and(eq(snapshots.number, 1), gt(snapshots.createdAt, since));
  return exists(
    db
      .select({ id: snapshots.id })
      .from(snapshots)
      .where(and(eq(snapshots.surveyId, clients.surveyId), isFirst)),
  );
}

/**
 * Results that facilitators have been able to see since some time, and have no email about; not those in examples, nor where nobody has
 * confirmed the facilitator's address. Each time that sharing begins is one event.
 */
export function listUntoldShares(db: Queryable, { after, upTo }: ProgrammePage, since: Date) {
  const eventKey = sql<string>`'result shared ' || ${clients.id} || ' ' || ${clients.sharedSince}`;
  return db
    .select({
      eventKey,
      clientId: clients.id,
      clientName: clients.name,
      faId: programmes.id,
      programme: programmes.title,
      email: users.email,
      firstName: users.firstName,
    })
    .from(programmes)
    .innerJoin(clients, eq(clients.programmeId, programmes.id))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(
      and(
        gt(programmes.id, after),
        upTo === null ? undefined : lte(programmes.id, upTo),
        eq(programmes.isExample, false),
        isNotNull(users.emailVerifiedAt),
        eq(clients.state, "accepted"),
        isNotNull(clients.sharedSince),
        hasResult(db),
        or(gt(clients.sharedSince, since), hasResult(db, since)),
        isUntold(db, eventKey),
      ),
    );
}

const isRunning = and(isNull(programmes.closedAt), eq(programmes.isExample, false));

/** What the digest of a week is called in the queue, for each facilitator. */
export const digestKey = (facilitatorId: string, week: string): string =>
  `facilitator digest ${facilitatorId} ${week}`;

/** Facilitators behind `after` whose programmes run, and who have no digest for the week. */
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
        isUntold(db, sql`'facilitator digest ' || ${programmes.facilitatorId} || ${` ${week}`}`),
      ),
    )
    .groupBy(programmes.facilitatorId)
    .orderBy(asc(programmes.facilitatorId))
    .limit(most);

/** Ids of the programmes of someone that run, newest first. */
export const listRunningIds = (db: Queryable, facilitatorId: string) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(and(eq(programmes.facilitatorId, facilitatorId), isRunning))
    .orderBy(sql`${programmes.createdAt} desc`, asc(programmes.id));
