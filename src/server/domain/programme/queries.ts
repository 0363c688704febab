import type { Queryable } from "#db/client.ts";
import { clients, programmes, shownResults, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts } from "#db/survey-counts.ts";
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, max, or, sql } from "drizzle-orm";

export type ProgrammeRow = typeof programmes.$inferSelect;
export type ClientRow = typeof clients.$inferSelect;

/** What a facilitator may know of a client's round: how far it is. Null throughout while there is none. */
export function progress(db: Queryable) {
  const { newAnswers, shownAnswers, invitedCount } = surveyCounts(db);
  return {
    hasOwnWords: sql<boolean>`${isNotNull(surveys.selfTraitIds)}`.mapWith(Boolean),
    isAsking: sql<boolean>`${isNotNull(surveys.shareId)} or ${invitedCount} > 0`.mapWith(Boolean),
    roundMinResponses: surveys.minResponses,
    roundClosesAt: surveys.closesAt,
    roundCompletedAt: surveys.completedAt,
    newAnswers,
    shownAnswers,
  };
}

const withProgress = (db: Queryable) =>
  db
    .select({ ...getTableColumns(clients), ...progress(db) })
    .from(clients)
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .$dynamic();

/** A client, and how far their round is. */
export type ClientProgress = Awaited<ReturnType<typeof listClientsOf>>[number];

/** A programme's clients, by name. */
export const listClientsOf = (db: Queryable, programmeId: string) =>
  withProgress(db).where(eq(clients.programmeId, programmeId)).orderBy(asc(clients.name), asc(clients.id));

export const findClientProgress = (db: Queryable, clientId: string): Promise<ClientProgress | undefined> =>
  withProgress(db).where(eq(clients.id, clientId)).get();

export const findProgramme = (db: Queryable, id: string): Promise<ProgrammeRow | undefined> =>
  db.select().from(programmes).where(eq(programmes.id, id)).get();

/** The newest result of a round. */
export const findNewestSnapshot = (db: Queryable, surveyId: string) =>
  db
    .select()
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

/**
 * Results of a client's round that their facilitator has been able to see, first to newest; the newest is one of them.
 *
 * @param since null: at any time. Else what was the newest then, and what came later.
 */
export async function listShownSnapshots(
  db: Queryable,
  { programmeId, clientId, newest }: { programmeId: string; clientId: string; newest: NewestSnapshot },
  since: Date | null,
) {
  const shown = db
    .select({ id: shownResults.snapshotId })
    .from(shownResults)
    .where(and(eq(shownResults.programmeId, programmeId), eq(shownResults.clientId, clientId)));
  const rows = await db
    .select({ number: snapshots.number, createdAt: snapshots.createdAt, content: snapshots.content })
    .from(snapshots)
    .where(or(eq(snapshots.id, newest.id), inArray(snapshots.id, shown)))
    .orderBy(asc(snapshots.number));
  if (since === null) return rows;
  const first = await db
    .select({ number: max(snapshots.number) })
    .from(snapshots)
    .where(and(eq(snapshots.surveyId, newest.surveyId), lte(snapshots.createdAt, since)))
    .get();
  return rows.filter(({ number }) => number >= (first?.number ?? 0));
}

type NewestSnapshot = Pick<typeof snapshots.$inferSelect, "id" | "surveyId">;

/** What a shared result says of its round beside what the snapshot holds. */
export const findRound = (db: Queryable, surveyId: string) =>
  db
    .select({ userId: surveys.userId, title: surveys.title, minResponses: surveys.minResponses })
    .from(surveys)
    .where(eq(surveys.id, surveyId))
    .get();
