import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clients, groupMembers, groupPictures, shownResults, snapshots } from "#db/schema/index.ts";
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQLWrapper } from "drizzle-orm";
import type { Member } from "./rules.ts";

export type PictureRow = typeof groupPictures.$inferSelect;

export const findNewestPicture = (
  db: Queryable,
  programmeId: Authorized<"programme">,
): Promise<PictureRow | undefined> =>
  db
    .select()
    .from(groupPictures)
    .where(eq(groupPictures.programmeId, programmeId))
    .orderBy(desc(groupPictures.number))
    .limit(1)
    .get();

/** Oldest first. */
export const listPictures = (db: Queryable, programmeId: string): Promise<PictureRow[]> =>
  db
    .select()
    .from(groupPictures)
    .where(eq(groupPictures.programmeId, programmeId))
    .orderBy(asc(groupPictures.number));

/** Lists the members of each picture. */
export const listMembers = (db: Queryable, programmeId: string) =>
  db
    .select({
      number: groupPictures.number,
      clientId: groupMembers.clientId,
      snapshotId: groupMembers.snapshotId,
    })
    .from(groupPictures)
    .innerJoin(groupMembers, eq(groupMembers.pictureId, groupPictures.id))
    .where(eq(groupPictures.programmeId, programmeId))
    .orderBy(asc(groupPictures.number), asc(groupMembers.clientId));

/** Lists results the facilitator could ever see. */
export const listShown = (db: Queryable, programmeId: string): Promise<Member[]> =>
  db
    .select({ clientId: shownResults.clientId, snapshotId: shownResults.snapshotId })
    .from(shownResults)
    .where(eq(shownResults.programmeId, programmeId));

const isCountable = (programmeId: string) =>
  and(eq(clients.programmeId, programmeId), eq(clients.state, "accepted"), isNotNull(clients.countedSince));

/** Lists all results of participating clients who agree to be counted, oldest first. */
export const listCountable = (db: Queryable, programmeId: Authorized<"programme">): Promise<Member[]> =>
  db
    .select({ clientId: clients.id, snapshotId: snapshots.id })
    .from(clients)
    .innerJoin(snapshots, eq(snapshots.surveyId, clients.surveyId))
    .where(isCountable(programmeId))
    .orderBy(asc(clients.id), asc(snapshots.number));

/** Lists all results of clients whose sharing waits, oldest first. */
export const listWaiting = (db: Queryable, programmeId: string): Promise<Member[]> =>
  db
    .select({ clientId: clients.id, snapshotId: snapshots.id })
    .from(clients)
    .innerJoin(snapshots, eq(snapshots.surveyId, clients.surveyId))
    .where(
      and(
        eq(clients.programmeId, programmeId),
        eq(clients.state, "accepted"),
        eq(clients.sharesResult, true),
        isNull(clients.sharedSince),
      ),
    )
    .orderBy(asc(clients.id), asc(snapshots.number));

/** Ids of the results that a programme's pictures count, as a selection. */
export const countedIn = (db: Queryable, programmeId: string) =>
  db
    .select({ id: groupMembers.snapshotId })
    .from(groupPictures)
    .innerJoin(groupMembers, eq(groupMembers.pictureId, groupPictures.id))
    .where(eq(groupPictures.programmeId, programmeId));

/** Ids of the results that the next picture can count, as a selection. */
export const countableIn = (db: Queryable, programmeId: string) =>
  db
    .select({ id: snapshots.id })
    .from(clients)
    .innerJoin(snapshots, eq(snapshots.surveyId, clients.surveyId))
    .where(isCountable(programmeId));

export type SnapshotIds = SQLWrapper;

export const listContents = (db: Queryable, ids: SnapshotIds) =>
  db
    .select({ id: snapshots.id, content: snapshots.content })
    .from(snapshots)
    .where(inArray(snapshots.id, ids));

export async function insertPicture(
  tx: Transaction,
  row: PictureRow,
  members: readonly Member[],
): Promise<void> {
  await tx.insert(groupPictures).values(row);
  await tx.insert(groupMembers).values(members.map((member) => ({ ...member, pictureId: row.id })));
}

/** Shows the facilitator a client's result from now on, and records it as shown. */
export async function showResult(
  tx: Transaction,
  programmeId: string,
  { clientId, snapshotId }: Member,
  now: Date,
): Promise<void> {
  await tx.update(clients).set({ sharedSince: now }).where(eq(clients.id, clientId));
  await tx.insert(shownResults).values({ programmeId, clientId, snapshotId }).onConflictDoNothing();
}
