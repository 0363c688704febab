import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { snapshots, teamPeople, teamPictures } from "#db/schema/index.ts";
import { and, eq, inArray } from "drizzle-orm";

export type TeamPictureRow = typeof teamPictures.$inferSelect;

/** People who agree to be counted and have opened their window, which opens once: answers end before. */
export const listCountable = (db: Queryable, teamRoundIds: readonly string[]) =>
  db
    .select({ teamRoundId: teamPeople.teamRoundId, snapshotId: snapshots.id })
    .from(teamPeople)
    .innerJoin(snapshots, and(eq(snapshots.surveyId, teamPeople.surveyId), eq(snapshots.number, 1)))
    .where(and(inArray(teamPeople.teamRoundId, teamRoundIds), eq(teamPeople.isCounted, true)));

export const listCountableContents = (db: Queryable, teamRoundId: Authorized<"team round">) =>
  db
    .select({ content: snapshots.content })
    .from(teamPeople)
    .innerJoin(snapshots, and(eq(snapshots.surveyId, teamPeople.surveyId), eq(snapshots.number, 1)))
    .where(and(eq(teamPeople.teamRoundId, teamRoundId), eq(teamPeople.isCounted, true)));

export const findPicture = (
  db: Queryable,
  teamRoundId: Authorized<"team round">,
): Promise<TeamPictureRow | undefined> =>
  db.select().from(teamPictures).where(eq(teamPictures.teamRoundId, teamRoundId)).get();

export const insertPicture = (tx: Transaction, row: TeamPictureRow) => tx.insert(teamPictures).values(row);
