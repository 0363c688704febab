import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { forgetInvitations } from "#src/server/domain/mail/queue/forget-invitations.ts";
import { joinName } from "#src/shared/account/split-name.ts";
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
 * Ends what a facilitator has of clients: their rounds stay theirs, and the ledger of each says when. Emails to them that wait are for
 * nobody then.
 */
export async function eraseClients(
  tx: Transaction,
  deps: Deps,
  facilitator: Actor,
  which: WhichClients,
): Promise<void> {
  const facilitatorName = joinName(facilitator.firstName, facilitator.lastName);
  const entry = { facilitatorName, at: deps.clock.now(), what: "removed" } as const;
  await insertEntries(tx, deps.ids, await listLedgers(tx, isOf(tx, which)), entry);
  await forgetInvitations(tx, clientIds(tx, which));
  await deleteClients(tx, which);
}

/** Erases a programme, or all of a facilitator, with clients, links, notes, meetings and group pictures. */
export async function eraseProgrammes(
  tx: Transaction,
  deps: Deps,
  facilitator: Actor,
  which: WhichProgrammes,
): Promise<void> {
  await eraseClients(tx, deps, facilitator, which);
  await deleteProgrammes(tx, which);
}
