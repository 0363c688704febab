import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { isOf } from "#src/server/domain/programme/ending/erase-queries.ts";
import {
  insertEntries,
  listLedgers,
  type LedgerEnd,
} from "#src/server/domain/programme/ending/ledger-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getLed } from "#src/server/domain/programme/gate.ts";
import { joinName } from "#src/shared/account/names.ts";
import { areOfPerson, deleteFacilitator, findAdded, listRowsOf } from "./lead-queries.ts";

/** Someone's access ends in this moment. The ledgers of those clients say when. */
async function tell(
  tx: Transaction,
  deps: TransactionDeps,
  { firstName, lastName }: Pick<Actor, "firstName" | "lastName">,
  ledgers: readonly LedgerEnd[],
): Promise<void> {
  const entry = { facilitatorName: joinName(firstName, lastName), what: "facilitator gone" } as const;
  await insertEntries(tx, deps.ids, ledgers, { ...entry, at: deps.clock.now() });
}

/**
 * Takes someone off a programme: its owner does, or they step out themselves. What they noted on clients goes.
 *
 * @throws {DomainError} not_found, also for the owner; forbidden for others.
 */
export function removeFacilitator(deps: Deps, actor: Actor, faId: string, userId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const { addedAt } = await getLed(tx, actor, faId);
    if (addedAt !== null && userId !== actor.userId) throw programmeErrors.ownerOnly();
    const row = await findAdded(tx, { programmeId: faId, userId });
    if (row === undefined) throw programmeErrors.facilitatorNotFound();
    await tell(tx, deps, row, await listLedgers(tx, isOf(tx, { faId })));
    await deleteFacilitator(tx, row, deps.clock.now());
  });
}

/** Before an account is erased: its owner leads no programme of others any more. */
export async function stepOutOfAll(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const { userId } = person;
  await tell(tx, deps, person, await listLedgers(tx, areOfPerson(tx, userId)));
  for (const row of await listRowsOf(tx, userId)) await deleteFacilitator(tx, row, deps.clock.now());
}
