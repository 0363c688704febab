import { eraseInvitationLinks } from "#src/server/domain/invitation/erase-invitations.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import { joinName } from "#src/shared/account/names.ts";
import {
  clientIds,
  deleteClients,
  deleteProgrammes,
  isOf,
  type WhichClients,
  type WhichProgrammes,
} from "./erase-queries.ts";
import { insertEntries, listLedgers } from "./ledger-queries.ts";

/**
 * Ends what a facilitator has of clients: their rounds stay theirs, and the ledger of each says when. Emails to them that wait are
 * canceled.
 */
export async function eraseClients(
  tx: Transaction,
  deps: TransactionDeps,
  facilitator: Actor,
  which: WhichClients,
): Promise<void> {
  const facilitatorName = joinName(facilitator.firstName, facilitator.lastName);
  const entry = { facilitatorName, at: deps.clock.now(), what: "removed" } as const;
  await insertEntries(tx, deps.ids, await listLedgers(tx, isOf(tx, which)), entry);
  await cancelSubjects(tx, "client", clientIds(tx, which));
  await eraseInvitationLinks(tx, clientIds(tx, which));
  await deleteClients(tx, which);
}

/** With an account, the programmes that it owns. */
export const eraseOwnProgrammes = (tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> =>
  eraseProgrammes(tx, deps, person, { facilitatorId: person.userId });

/** Erases a programme, or all of a facilitator, with clients, links, notes, meetings and group pictures. */
export async function eraseProgrammes(
  tx: Transaction,
  deps: TransactionDeps,
  facilitator: Actor,
  which: WhichProgrammes,
): Promise<void> {
  await eraseClients(tx, deps, facilitator, which);
  await deleteProgrammes(tx, which);
}
