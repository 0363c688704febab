import type { Transaction } from "#db/client.ts";
import { forgetInvitations } from "#src/server/domain/mail/queue/forget-invitations.ts";
import { deleteGuest, deleteWorkshop, guestIdOf, guestsOf, listIdsOf } from "./queries.ts";

/* What goes takes its emails along: one that waits has an address, and a way to a place that isn't there any more. */

/** Erases a guest with all that is theirs. */
export async function eraseGuest(tx: Transaction, id: string): Promise<void> {
  await forgetInvitations(tx, guestIdOf(tx, id));
  await deleteGuest(tx, id);
}

/** Erases a workshop with all of its guests. */
export async function eraseWithGuests(tx: Transaction, id: string): Promise<void> {
  await forgetInvitations(tx, guestsOf(tx, id));
  await deleteWorkshop(tx, id);
}

/** Before an organisation is erased. */
export async function eraseWorkshopsOf(tx: Transaction, organisationId: string): Promise<void> {
  for (const { id } of await listIdsOf(tx, organisationId)) await eraseWithGuests(tx, id);
}
