import type { Queryable, Transaction } from "#db/client.ts";
import { workshopAnswers, workshopGuests, workshopPanels, workshops } from "#db/schema/index.ts";
import { inKeyOrder, removeNeighbours } from "#db/shuffled-rows.ts";
import { and, asc, eq, sql } from "drizzle-orm";

/** Whom a guest describes, and whom of them they have described. */
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

/** Nothing of it goes to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(workshopPanels)
    .set({ used: true })
    .where(and(eq(workshopPanels.describerId, describerId), eq(workshopPanels.describedId, describedId)));

const takeAnswers = removeNeighbours(
  workshopAnswers,
  eq(workshopAnswers.guestId, sql.placeholder("guestId")),
);

/** Inserts the answer, and rewrites the rows around it (see db/shuffled-rows.ts). */
export async function insertAnswer(
  tx: Transaction,
  guestId: string,
  added: Pick<typeof workshopAnswers.$inferSelect, "id" | "traitIds">,
): Promise<void> {
  const taken = await takeAnswers(tx).all({ guestId, id: added.id });
  const rows = inKeyOrder([...taken, added].map(({ id, traitIds }) => [id, JSON.stringify(traitIds)]));
  await tx.run(
    sql`insert into ${workshopAnswers} (id, guest_id, trait_ids) select value ->> 0, ${guestId}, value ->> 1 from json_each(${rows})`,
  );
}

/** Whom an answer is about, and when all of it is erased. */
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
