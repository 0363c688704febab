import type { Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import { deleteGuest, deleteWorkshops, guestIdOf, guestsOf, listOf } from "./queries.ts";

/* What goes takes its emails along: one that waits has an address, and a way to a place that isn't there any more. */

/** Erases a guest with all that is theirs. */
export async function eraseGuest(tx: Transaction, id: string): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestIdOf(tx, id));
  await deleteGuest(tx, id);
}

/** Erases a workshop with all of its guests. */
export const eraseWithGuests = (tx: Transaction, id: string): Promise<void> => eraseAll(tx, [id]);

async function eraseAll(tx: Transaction, ids: readonly string[]): Promise<void> {
  await cancelSubjects(tx, "workshop guest", guestsOf(tx, ids));
  await deleteWorkshops(tx, ids);
}

/** Before an organisation is erased. */
export const eraseWorkshopsOf = async (
  tx: Transaction,
  organisationId: Authorized<"organisation">,
): Promise<void> =>
  eraseAll(
    tx,
    (await listOf(tx, organisationId)).map(({ id }) => id),
  );
