import { eraseInvitationLinks } from "#src/server/domain/invitation/change-invitations.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { cancelSubjects } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  type ClientSelection,
  type ProgrammeSelection,
  clientIds,
  deleteClients,
  deleteProgrammes,
  isSelected,
  recordInLedgers,
} from "./erase-queries.ts";
import { getClientOf, getLedProgramme, getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { readProgramme } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { updateProgramme } from "#src/server/domain/programme/write-queries.ts";

/** Deletes clients and cancels their emails. They keep their rounds, and each ledger says when it ended. */
export async function eraseClients(
  tx: Transaction,
  deps: TransactionDeps,
  facilitator: Actor,
  selection: ClientSelection,
): Promise<void> {
  await recordInLedgers(tx, deps, "removed", facilitator.name, isSelected(tx, selection));
  await cancelSubjects(tx, "client", clientIds(tx, selection));
  await eraseInvitationLinks(tx, clientIds(tx, selection));
  await deleteClients(tx, selection);
}

export const eraseOwnProgrammes = (tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> =>
  eraseProgrammes(tx, deps, person, { facilitatorId: person.userId });

/** Erases programmes with clients, links, notes, meetings and group pictures. */
async function eraseProgrammes(
  tx: Transaction,
  deps: TransactionDeps,
  facilitator: Actor,
  selection: ProgrammeSelection,
): Promise<void> {
  await eraseClients(tx, deps, facilitator, selection);
  await deleteProgrammes(tx, selection);
}

/**
 * Only the owner may: all facilitators' notes on the client go as well.
 *
 * @throws {DomainError} not_found, also for a client of another programme; forbidden
 */
export function removeClient(deps: Deps, actor: Actor, faId: string, clientId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    await getOwnProgramme(tx, actor, faId);
    await getClientOf(tx, actor, faId, clientId);
    await eraseClients(tx, deps, actor, { clientId });
  });
}

/**
 * Stops invitations, reminders and nudges, including queued ones. Clients' rounds continue. Idempotent.
 *
 * @throws {DomainError} not_found; forbidden for all but the owner
 */
export function closeProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const programme = await getOwnProgramme(tx, actor, faId);
    if (isRunning(programme)) await updateProgramme(tx, programme.id, { closedAt: now });
    return readProgramme(tx, actor, await getLedProgramme(tx, actor, faId), now);
  });
}

/** @throws {DomainError} not_found; forbidden for all but the owner */
export function deleteProgramme(deps: Deps, actor: Actor, faId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const programme = await getOwnProgramme(tx, actor, faId);
    await eraseProgrammes(tx, deps, actor, { faId: programme.id });
  });
}
