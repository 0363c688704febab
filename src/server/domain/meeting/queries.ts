import type { Queryable, Transaction } from "#db/client.ts";
import { hasKey, type Key } from "#db/key.ts";
import { clients, meetings, programmes, users } from "#db/schema/index.ts";
import { eq, sql } from "drizzle-orm";

export type MeetingRow = typeof meetings.$inferSelect;

export const findMeeting = (db: Queryable, clientId: Key): Promise<MeetingRow | undefined> =>
  db.select().from(meetings).where(hasKey(meetings.clientId, clientId)).get();

/** The client whose round it is, as a selection; and their programme. */
export const clientOf = (db: Queryable, surveyId: string) =>
  db.select({ id: clients.id }).from(clients).where(eq(clients.surveyId, surveyId));
export const programmeOf = (db: Queryable, surveyId: string) =>
  db.select({ id: clients.programmeId }).from(clients).where(eq(clients.surveyId, surveyId));

/** The client whose round it is, with who facilitates them; undefined for a round that is in no programme. */
export const findClientWithFacilitator = (db: Queryable, surveyId: string) =>
  db
    .select({
      clientId: clients.id,
      state: clients.state,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(eq(clients.surveyId, surveyId))
    .get();

type Changes = Pick<MeetingRow, "state" | "step">;
type Start = Pick<MeetingRow, "state" | "step" | "startedBy">;

/** Starts a meeting with a client, or the next one after one that is over. The version goes on, so that no screen takes the old for the new. */
export async function startMeetingAt(
  tx: Transaction,
  clientId: string,
  changes: Start,
  now: Date,
): Promise<void> {
  const row = { ...changes, startedAt: now, updatedAt: now };
  await tx
    .insert(meetings)
    .values({ clientId, version: 1, ...row })
    .onConflictDoUpdate({
      target: meetings.clientId,
      set: { ...row, version: sql`${meetings.version} + 1` },
    });
}

export async function changeMeeting(
  tx: Transaction,
  clientId: string,
  changes: Partial<Changes>,
  now: Date,
): Promise<void> {
  await tx
    .update(meetings)
    .set({ ...changes, updatedAt: now, version: sql`${meetings.version} + 1` })
    .where(eq(meetings.clientId, clientId));
}
