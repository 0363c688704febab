import type { Transaction } from "#db/client.ts";
import { firstMailEventPrefix } from "./first-mail-event.ts";
import { deleteInvitations, type WhichInvitations } from "./queries.ts";

/**
 * Erases one invitation, or all with a round or an owner. Said in full: a database server may not enforce foreign keys.
 *
 * @returns how many there were.
 */
export const eraseInvitations = (tx: Transaction, which: WhichInvitations): Promise<number> =>
  deleteInvitations(tx, which, firstMailEventPrefix);
