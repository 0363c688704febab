import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { meetings } from "#db/schema/index.ts";
import { and, eq, sql } from "drizzle-orm";

export type MeetingRow = typeof meetings.$inferSelect;

export const findMeeting = (db: Queryable, clientId: Authorized<"client">): Promise<MeetingRow | undefined> =>
  db.select().from(meetings).where(eq(meetings.clientId, clientId)).get();

type Changes = Pick<MeetingRow, "state" | "step" | "proposal">;
type Start = Pick<MeetingRow, "state" | "step" | "startedBy" | "startedAt">;

/**
 * Starts a client's first or next meeting. The version keeps rising, so that no screen confuses them.
 *
 * @param known the previous meeting
 */
export async function startMeetingAt(
  tx: Transaction,
  clientId: string,
  known: MeetingRow | undefined,
  start: Start,
): Promise<MeetingRow> {
  const row = {
    ...start,
    proposal: null,
    updatedAt: start.startedAt,
    version: (known?.version ?? 0) + 1,
  };
  await tx
    .insert(meetings)
    .values({ clientId, ...row })
    .onConflictDoUpdate({ target: meetings.clientId, set: row });
  return { clientId, ...row };
}

export async function changeMeeting(
  tx: Transaction,
  known: MeetingRow,
  changes: Partial<Changes>,
  now: Date,
): Promise<MeetingRow> {
  const row = { ...changes, updatedAt: now, version: known.version + 1 };
  await tx.update(meetings).set(row).where(eq(meetings.clientId, known.clientId));
  return { ...known, ...row };
}

/** Runs a meeting whose request is still open. @returns it; undefined if the request is gone */
export async function acceptMeeting(
  tx: Transaction,
  clientId: string,
  now: Date,
): Promise<MeetingRow | undefined> {
  const [row] = await tx
    .update(meetings)
    .set({ state: "running", updatedAt: now, version: sql`${meetings.version} + 1` })
    .where(and(eq(meetings.clientId, clientId), eq(meetings.state, "asked")))
    .returning();
  return row;
}

/** Keeps the meetings of an erased account, without its id. */
export async function forgetHost(tx: Transaction, _deps: TransactionDeps, { userId }: Actor): Promise<void> {
  await tx.update(meetings).set({ startedBy: null }).where(eq(meetings.startedBy, userId));
}
