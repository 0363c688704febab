import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOf } from "#src/server/domain/programme/ending/erase-queries.ts";
import { insertEntries } from "#src/server/domain/programme/ending/ledger-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import {
  deleteFacilitator,
  findAdded,
  listOfPerson,
  listRowsOf,
  type CoFacilitatorRow,
} from "./lead-queries.ts";

/** Their access ends in this moment, and what they noted on clients goes. The clients' ledgers say when. */
async function end(tx: Transaction, deps: Deps, row: CoFacilitatorRow): Promise<void> {
  const at = deps.clock.now();
  const facilitatorName = joinName(row.firstName, row.lastName);
  const entry = { facilitatorName, at, what: "facilitator gone" } as const;
  await insertEntries(tx, deps.ids, isOf(tx, { faId: row.programmeId }), entry);
  await deleteFacilitator(tx, row, at);
}

/**
 * Takes someone off a programme: its owner does, or they step out themselves.
 *
 * @throws {DomainError} not_found, also for the owner; forbidden for others.
 */
export function removeFacilitator(deps: Deps, actor: Actor, faId: string, userId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const { addedAt } = await getLed(tx, actor, faId);
    if (addedAt !== null && userId !== actor.userId) throw programmeErrors.ownerOnly();
    const row = await findAdded(tx, { programmeId: faId, userId });
    if (row === undefined) throw programmeErrors.facilitatorNotFound();
    await end(tx, deps, row);
  });
}

/** Before an account is erased: its owner leads no programme of others any more. */
export async function stepOutOfAll(tx: Transaction, deps: Deps, userId: string): Promise<void> {
  for (const row of await listOfPerson(tx, userId)) await end(tx, deps, row);
  for (const row of await listRowsOf(tx, userId)) await deleteFacilitator(tx, row, deps.clock.now());
}
