import type { Queryable, Transaction } from "#db/client.ts";
import { workshopAnswers, workshopGuests, workshopPanels, workshops } from "#db/schema/index.ts";
import { inKeyOrder, keysIn, findNeighbours } from "#db/shuffled-rows.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

/** The people whom a guest describes, and which of them are described already. */
export const listDescribed = (db: Queryable, describerId: string) =>
  db
    .select({ guestId: workshopGuests.id, name: workshopGuests.name, isDescribed: workshopPanels.used })
    .from(workshopPanels)
    .innerJoin(workshopGuests, eq(workshopGuests.id, workshopPanels.describedId))
    .where(eq(workshopPanels.describerId, describerId))
    .orderBy(asc(workshopGuests.nameKey));

export const findDescribed = (db: Queryable, describerId: string, describedId: string) =>
  db
    .select({ name: workshopGuests.name, isDescribed: workshopPanels.used })
    .from(workshopPanels)
    .innerJoin(workshopGuests, eq(workshopGuests.id, workshopPanels.describedId))
    .where(and(eq(workshopPanels.describerId, describerId), eq(workshopPanels.describedId, describedId)))
    .get();

/** Stores no reference to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(workshopPanels)
    .set({ used: true })
    .where(and(eq(workshopPanels.describerId, describerId), eq(workshopPanels.describedId, describedId)));

type AnswerRow = typeof workshopAnswers.$inferSelect;

/** Inserts the answer and re-inserts the rows around it (see db/shuffled-rows.ts). */
export async function insertAnswer(
  tx: Transaction,
  guestId: string,
  added: Pick<AnswerRow, "id" | "traitIds">,
): Promise<void> {
  const around = await findNeighbours(tx, workshopAnswers, added.id, eq(workshopAnswers.guestId, guestId));
  const rows = inKeyOrder([...around, added].map(({ id, traitIds }) => [id, JSON.stringify(traitIds)]));
  await tx.delete(workshopAnswers).where(inArray(workshopAnswers.id, keysIn(rows)));
  await tx.run(
    sql`insert into ${workshopAnswers} (id, guest_id, trait_ids) select value ->> 0, ${guestId}, value ->> 1 from json_each(${rows})`,
  );
}

/** An answer's described guest, and when it is erased. */
export const findAnswer = (db: Queryable, id: string) =>
  db
    .select({ guestId: workshopAnswers.guestId, name: workshopGuests.name, erasedAt: workshops.erasedAt })
    .from(workshopAnswers)
    .innerJoin(workshopGuests, eq(workshopGuests.id, workshopAnswers.guestId))
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .where(eq(workshopAnswers.id, id))
    .get();

export const deleteAnswer = (tx: Transaction, id: string) =>
  tx.delete(workshopAnswers).where(eq(workshopAnswers.id, id));
