import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { joinName } from "#src/shared/account/names.ts";
import { appendToLedger, type LedgerRow } from "./ledger-queries.ts";

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
