import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { type LedgerRow, appendToLedger, listLedgerOfClient } from "./ledger-queries.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/names.ts";

type ShownEntry = Pick<LedgerRow, "at" | "what"> & { readonly facilitator: string };

export const presentLedger = (entries: readonly ShownEntry[]): Ledger =>
  entries.map(({ at, what, facilitator }) => ({ at: at.toISOString(), what, facilitator }));

/** A client's agreements and withdrawals; empty once their round is deleted. The caller checks access. */
export const readLedgerOf = async (db: Queryable, clientId: Authorized<"client">): Promise<Ledger> =>
  presentLedger(await listLedgerOfClient(db, clientId));

interface Entry {
  readonly surveyId: string;
  readonly clientId: string;
  readonly facilitator: { readonly firstName: string; readonly lastName: string };
  readonly what: LedgerRow["what"];
  /** Everyone it covers, if more than the facilitator. */
  readonly names?: string;
}

/**
 * Records an agreement or withdrawal. Entries never change, so past agreements stay readable.
 *
 * @returns the entry as `listLedger` returns it
 */
export async function writeLedger(
  tx: Transaction,
  { ids, clock }: Pick<Deps, "ids" | "clock">,
  { facilitator, names, ...entry }: Entry,
) {
  const facilitatorName = names ?? joinName(facilitator.firstName, facilitator.lastName);
  const at = clock.now();
  await appendToLedger(tx, { ...entry, facilitatorName, id: ids.id(), at });
  return { at, what: entry.what, facilitator: facilitatorName };
}
