import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { type LedgerRow, appendToLedger, listLedgerOfClient } from "./ledger-queries.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/names.ts";

type ShownEntry = Pick<LedgerRow, "at" | "what"> & { readonly facilitator: string };

export const presentLedger = (entries: readonly ShownEntry[]): Ledger =>
  entries.map(({ at, what, facilitator }) => ({ at: at.toISOString(), what, facilitator }));

/** What a client agreed to and took back, for whoever the gate lets read it. Empty once they have deleted their round. */
export const readLedgerOf = async (db: Queryable, clientId: Authorized<"client">): Promise<Ledger> =>
  presentLedger(await listLedgerOfClient(db, clientId));

interface Entry {
  readonly surveyId: string;
  readonly clientId: string;
  readonly facilitator: { readonly firstName: string; readonly lastName: string };
  readonly what: LedgerRow["what"];
  /** Of everyone it is about, where these are more. */
  readonly names?: string;
}

/**
 * Adds what was agreed or taken back to the ledger of a round. Entries are never changed: what was once agreed stays readable.
 *
 * @returns the entry as `listLedger` gives it
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
