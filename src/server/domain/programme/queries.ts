import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clients, programmes, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts, deliveryOf } from "#db/columns.ts";
import { asc, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";

export type ProgrammeRow = typeof programmes.$inferSelect;
export type ClientRow = typeof clients.$inferSelect;

/** The progress of a client's round that a facilitator may see; null without a round. */
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
    /** The delivery of emails from before their reply no longer matters. */
    delivery: deliveryOf(db, clients.id, sql`coalesce(${clients.repliedAt}, 0)`),
  };
}

const withProgress = (db: Queryable) =>
  db
    .select({ ...getTableColumns(clients), ...progress(db) })
    .from(clients)
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .$dynamic();

/** A client with the progress of their round. */
export type ClientProgress = Awaited<ReturnType<typeof listClientsOf>>[number];

/** The progress of a client without a round. */
export const noRound = {
  hasOwnWords: false,
  isAsking: false,
  roundMinResponses: null,
  roundClosesAt: null,
  roundCompletedAt: null,
  newAnswers: 0,
  shownAnswers: null,
  delivery: "usual",
} as const;

export const listClientsOf = (db: Queryable, programmeId: Authorized<"programme">) =>
  withProgress(db).where(eq(clients.programmeId, programmeId)).orderBy(asc(clients.name), asc(clients.id));

export const findClientProgress = (db: Queryable, clientId: string): Promise<ClientProgress | undefined> =>
  withProgress(db).where(eq(clients.id, clientId)).get();

export const findProgramme = (db: Queryable, id: string): Promise<ProgrammeRow | undefined> =>
  db.select().from(programmes).where(eq(programmes.id, id)).get();

export const findNewestSnapshot = (db: Queryable, surveyId: string) =>
  db
    .select()
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

/** A round's results, oldest first. */
export const listSnapshots = (db: Queryable, surveyId: string) =>
  db
    .select({ number: snapshots.number, createdAt: snapshots.createdAt, content: snapshots.content })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(asc(snapshots.number));

/** The columns of a round that its shared result shows. */
export const findRound = (db: Queryable, surveyId: string) =>
  db
    .select({ userId: surveys.userId, title: surveys.title, minResponses: surveys.minResponses })
    .from(surveys)
    .where(eq(surveys.id, surveyId))
    .get();
