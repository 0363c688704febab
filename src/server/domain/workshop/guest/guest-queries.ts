import type { Queryable, Transaction } from "#db/client.ts";
import { workshopAnswers, workshopGuests, workshopPanels } from "#db/schema/index.ts";
import { insertShuffled } from "#db/shuffled-rows.ts";
import { and, asc, eq } from "drizzle-orm";

/** The people whom a guest describes, and which of them are described already. */
export const listDescribed = (db: Queryable, describerId: string) =>
  db
    .select({ guestId: workshopGuests.id, name: workshopGuests.name, isDescribed: workshopPanels.used })
    .from(workshopPanels)
    .innerJoin(workshopGuests, eq(workshopGuests.id, workshopPanels.describedId))
    .where(eq(workshopPanels.describerId, describerId))
    .orderBy(asc(workshopGuests.nameKey));

/** Stores no reference to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(workshopPanels)
    .set({ used: true })
    .where(and(eq(workshopPanels.describerId, describerId), eq(workshopPanels.describedId, describedId)));

/** Inserts the answer, shuffled among others about the guest. */
export const insertAnswer = (tx: Transaction, owner: string, id: string, traitIds: readonly string[]) =>
  insertShuffled(
    tx,
    workshopAnswers,
    { owner: "guest_id", value: "trait_ids" },
    { id, owner, value: JSON.stringify(traitIds) },
  );

/** An answer's described guest. */
export const findAnswer = (db: Queryable, id: string) =>
  db
    .select({ guestId: workshopAnswers.guestId, name: workshopGuests.name })
    .from(workshopAnswers)
    .innerJoin(workshopGuests, eq(workshopGuests.id, workshopAnswers.guestId))
    .where(eq(workshopAnswers.id, id))
    .get();

export const deleteAnswer = (tx: Transaction, id: string) =>
  tx.delete(workshopAnswers).where(eq(workshopAnswers.id, id));
