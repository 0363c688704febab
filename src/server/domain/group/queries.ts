import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clients, groupMembers, groupPictures, snapshots } from "#db/schema/index.ts";
import { and, desc, eq, max } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Member } from "./rules.ts";

export type PictureRow = typeof groupPictures.$inferSelect;

/** Newest first. */
export const listPictures = (db: Queryable, programmeId: Authorized<"programme">): Promise<PictureRow[]> =>
  db
    .select()
    .from(groupPictures)
    .where(eq(groupPictures.programmeId, programmeId))
    .orderBy(desc(groupPictures.number));

export const listMembers = (db: Queryable, pictureId: string): Promise<Member[]> =>
  db.select().from(groupMembers).where(eq(groupMembers.pictureId, pictureId));

/** The newest result of each client who takes part and agrees to be counted. */
export function listCounted(db: Queryable, programmeId: Authorized<"programme">) {
  const results = alias(snapshots, "results");
  const newest = db
    .select({ number: max(results.number) })
    .from(results)
    .where(eq(results.surveyId, snapshots.surveyId));
  return db
    .select({ clientId: clients.id, snapshotId: snapshots.id, content: snapshots.content })
    .from(clients)
    .innerJoin(snapshots, and(eq(snapshots.surveyId, clients.surveyId), eq(snapshots.number, newest)))
    .where(
      and(eq(clients.programmeId, programmeId), eq(clients.state, "accepted"), eq(clients.isCounted, true)),
    );
}

/** How many were asked, and how many joined, for a sponsor. */
export async function countParticipants(db: Queryable, programmeId: Authorized<"programme">) {
  const isAsked = eq(clients.programmeId, programmeId);
  const asked = await db.$count(clients, isAsked);
  return { asked, joined: await db.$count(clients, and(isAsked, eq(clients.state, "accepted"))) };
}

export async function insertPicture(tx: Transaction, row: PictureRow, members: readonly Member[]) {
  await tx.insert(groupPictures).values(row);
  await tx
    .insert(groupMembers)
    .values(members.map(({ clientId, snapshotId }) => ({ clientId, snapshotId, pictureId: row.id })));
}
