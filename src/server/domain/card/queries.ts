import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { shareCards, snapshots } from "#db/schema/index.ts";
import { and, desc, eq } from "drizzle-orm";

export type CardRow = typeof shareCards.$inferSelect;

export const findBySurvey = (db: Queryable, surveyId: Authorized<"survey">): Promise<CardRow | undefined> =>
  db.select().from(shareCards).where(eq(shareCards.surveyId, surveyId)).get();

/** A card's words and the snapshot that they come from. */
export const findByPublicId = (db: Queryable, publicId: string) =>
  db
    .select({ traitIds: shareCards.traitIds, content: snapshots.content })
    .from(shareCards)
    .innerJoin(
      snapshots,
      and(eq(snapshots.surveyId, shareCards.surveyId), eq(snapshots.number, shareCards.snapshotNumber)),
    )
    .where(eq(shareCards.publicId, publicId))
    .get();

/** The newest stored result: cards need the frozen words, which analysis doesn't return as they are. */
export const findNewestResult = (db: Queryable, surveyId: Authorized<"survey">) =>
  db
    .select({ number: snapshots.number, content: snapshots.content, createdAt: snapshots.createdAt })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

/** Replaces a round's only card. */
export const putCard = (tx: Transaction, { surveyId, ...card }: CardRow) =>
  tx
    .insert(shareCards)
    .values({ surveyId, ...card })
    .onConflictDoUpdate({ target: shareCards.surveyId, set: card });

export const deleteCard = (tx: Transaction, surveyId: Authorized<"survey">) =>
  tx.delete(shareCards).where(eq(shareCards.surveyId, surveyId));
