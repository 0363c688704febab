import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isOf } from "#src/server/domain/programme/ending/erase-queries.ts";
import {
  insertEntries,
  listLedgers,
  type LedgerEnd,
} from "#src/server/domain/programme/ending/ledger-queries.ts";
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
async function end(
  tx: Transaction,
  deps: Deps,
  row: CoFacilitatorRow,
  ledgers: readonly LedgerEnd[],
): Promise<void> {
  const at = deps.clock.now();
  const facilitatorName = joinName(row.firstName, row.lastName);
  const entry = { facilitatorName, at, what: "facilitator gone" } as const;
  await insertEntries(tx, deps.ids, ledgers, entry);
  await deleteFacilitator(tx, row, at);
}

/**
 * Takes someone off a programme: its owner does, or they step out themselves.
 *
 * @throws {DomainError} not_found, also for the owner; forbidden for others.
 */
export function removeFacilitator(deps: Deps, actor: Actor, faId: string, userId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const [{ addedAt }, row, ledgers] = await Promise.all([
      getLed(tx, actor, faId),
      findAdded(tx, { programmeId: faId, userId }),
      listLedgers(tx, isOf(tx, { faId })),
    ]);
    if (addedAt !== null && userId !== actor.userId) throw programmeErrors.ownerOnly();
    if (row === undefined) throw programmeErrors.facilitatorNotFound();
    await end(tx, deps, row, ledgers);
  });
}

/** Before an account is erased: its owner leads no programme of others any more. */
export async function stepOutOfAll(tx: Transaction, deps: Deps, userId: string): Promise<void> {
  const [led, rows] = await Promise.all([listOfPerson(tx, userId), listRowsOf(tx, userId)]);
  const ends = await Promise.all(
    led.map(async (row) => ({ row, ledgers: await listLedgers(tx, isOf(tx, { faId: row.programmeId })) })),
  );
  for (const { row, ledgers } of ends) await end(tx, deps, row, ledgers);
  for (const row of rows) await deleteFacilitator(tx, row, deps.clock.now());
}
