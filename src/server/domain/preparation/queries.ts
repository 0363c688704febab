import type { Queryable } from "#db/client.ts";
import { clientNotes, snapshots } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

/** A facilitator's notes on a client; "" without any. */
export async function findNotes(db: Queryable, clientId: string): Promise<string> {
  const row = await db
    .select({ text: clientNotes.text })
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .get();
  return row?.text ?? "";
}

export const findSnapshot = (db: Queryable, surveyId: string, number: number) =>
  db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.surveyId, surveyId), eq(snapshots.number, number)))
    .get();
