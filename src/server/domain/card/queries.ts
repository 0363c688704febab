import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { shareCards, snapshots } from "#db/schema/index.ts";
import { and, desc, eq } from "drizzle-orm";

export type CardRow = typeof shareCards.$inferSelect;

export const findBySurvey = (db: Queryable, surveyId: Authorized<"survey">): Promise<CardRow | undefined> =>
  db.select().from(shareCards).where(eq(shareCards.surveyId, surveyId)).get();

/** The words of a card, with the snapshot that they are from. */
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

/**
 * The newest result of a round: all that a card may be made from. Read here, as the verbs of analysis give it dressed for its
 * owner, and a card is made from the words that were frozen.
 */
export const findNewestResult = (db: Queryable, surveyId: Authorized<"survey">) =>
  db
    .select({ number: snapshots.number, content: snapshots.content, createdAt: snapshots.createdAt })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

/** A round has one card: the row of an earlier one is taken over, with a new public name. */
export const putCard = (tx: Transaction, { surveyId, ...card }: CardRow) =>
  tx
    .insert(shareCards)
    .values({ surveyId, ...card })
    .onConflictDoUpdate({ target: shareCards.surveyId, set: card });

export const deleteCard = (tx: Transaction, surveyId: Authorized<"survey">) =>
  tx.delete(shareCards).where(eq(shareCards.surveyId, surveyId));
