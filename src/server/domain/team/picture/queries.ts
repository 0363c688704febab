import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { teamPeople, teamPictures, teamRounds } from "#db/schema/index.ts";
import { and, desc, eq, exists, getTableColumns, lt } from "drizzle-orm";

export type TeamPictureRow = typeof teamPictures.$inferSelect;

export const findPicture = (
  db: Queryable,
  teamRoundId: Authorized<"team round">,
): Promise<TeamPictureRow | undefined> =>
  db.select().from(teamPictures).where(eq(teamPictures.teamRoundId, teamRoundId)).get();

/**
 * A team's pictures from before, newest first.
 *
 * @param userId whose rounds alone; null: all of the team's
 */
export const listEarlierPictures = (
  db: Queryable,
  { organisationId, before, userId }: { organisationId: string; before: Date; userId: string | null },
): Promise<TeamPictureRow[]> => {
  const own = db
    .select({ id: teamPeople.id })
    .from(teamPeople)
    .where(and(eq(teamPeople.teamRoundId, teamRounds.id), eq(teamPeople.userId, userId ?? "")));
  return db
    .select(getTableColumns(teamPictures))
    .from(teamRounds)
    .innerJoin(teamPictures, eq(teamPictures.teamRoundId, teamRounds.id))
    .where(
      and(
        eq(teamRounds.organisationId, organisationId),
        lt(teamPictures.createdAt, before),
        userId === null ? undefined : exists(own),
      ),
    )
    .orderBy(desc(teamPictures.createdAt));
};

export const insertPicture = (tx: Transaction, row: TeamPictureRow) => tx.insert(teamPictures).values(row);
