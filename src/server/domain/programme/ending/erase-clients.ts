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
 *
 * @returns does so
 */
export async function askToEraseClients(
  tx: Transaction,
  deps: Deps,
  which: WhichClients,
): Promise<(facilitator: Actor) => Promise<void>> {
  const ledgers = await listLedgers(tx, isOf(tx, which));
  return async (facilitator) => {
    const facilitatorName = joinName(facilitator.firstName, facilitator.lastName);
    const entry = { facilitatorName, at: deps.clock.now(), what: "removed" } as const;
    await insertEntries(tx, deps.ids, ledgers, entry);
    await forgetInvitations(tx, clientIds(tx, which));
    await deleteClients(tx, which);
  };
}

/** Erases a programme, or all of a facilitator, with clients, links, notes, meetings and group pictures. @returns does so */
export async function askToEraseProgrammes(
  tx: Transaction,
  deps: Deps,
  which: WhichProgrammes,
): Promise<(facilitator: Actor) => Promise<void>> {
  const eraseClients = await askToEraseClients(tx, deps, which);
  return async (facilitator) => {
    await eraseClients(facilitator);
    await deleteProgrammes(tx, which);
  };
}
