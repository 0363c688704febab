import { eraseInvitationLinks } from "#src/server/domain/invitation/change-invitations.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import { joinName } from "#src/shared/account/names.ts";
import {
  type WhichClients,
  type WhichProgrammes,
  clientIds,
  deleteClients,
  deleteProgrammes,
  insertEntries,
  isOf,
  listLedgers,
} from "./erase-queries.ts";
import { settleWaiting } from "#src/server/domain/group/sharing-waits.ts";
import { getClientOf, getLed, getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { updateProgramme } from "#src/server/domain/programme/write-queries.ts";

/**
 * Ends what a facilitator has of clients: their rounds stay theirs, and the ledger of each says when. Emails to them that wait are
 * canceled.
 */
async function eraseClients(
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
async function eraseProgrammes(
  tx: Transaction,
  deps: TransactionDeps,
  facilitator: Actor,
  which: WhichProgrammes,
): Promise<void> {
  await eraseClients(tx, deps, facilitator, which);
  await deleteProgrammes(tx, which);
}

/** @throws {DomainError} not_found, also for a client of another programme; forbidden for all but the owner: with a client go all notes on them. */
export function removeClient(deps: Deps, actor: Actor, faId: string, clientId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnProgramme(tx, actor, faId);
    await getClientOf(tx, actor, faId, clientId);
    await eraseClients(tx, deps, actor, { clientId });
    await settleWaiting(tx, faId, deps.clock.now());
  });
}

/**
 * Asks, reminds and nudges nobody any more; emails that wait aren't sent. Clients' rounds go on. Closing twice changes nothing.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner.
 */
export function closeProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const programme = await getOwnProgramme(tx, actor, faId);
    if (isRunning(programme)) await updateProgramme(tx, programme.id, { closedAt: now });
    return readProgramme(tx, actor, await getLed(tx, actor, faId), now);
  });
}

/** @throws {DomainError} not_found; forbidden for all but its owner. */
export function deleteProgramme(deps: Deps, actor: Actor, faId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const programme = await getOwnProgramme(tx, actor, faId);
    await eraseProgrammes(tx, deps, actor, { faId: programme.id });
  });
}
