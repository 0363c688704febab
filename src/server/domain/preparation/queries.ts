import type { Queryable } from "#db/client.ts";
import { clientNotes } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";

/** A facilitator's notes on a client; "" without any. */
export async function findNotes(db: Queryable, clientId: string): Promise<string> {
  const row = await db
    .select({ text: clientNotes.text })
    .from(clientNotes)
    .where(eq(clientNotes.clientId, clientId))
    .get();
  return row?.text ?? "";
}
