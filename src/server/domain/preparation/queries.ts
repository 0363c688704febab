import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { clientNotes } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

/** "" without notes. */
export async function findNotes(
  db: Queryable,
  clientId: Authorized<"client">,
  userId: string,
): Promise<string> {
  const row = await db
    .select({ text: clientNotes.text })
    .from(clientNotes)
    .where(and(eq(clientNotes.clientId, clientId), eq(clientNotes.userId, userId)))
    .get();
  return row?.text ?? "";
}
