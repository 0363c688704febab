import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import type { LedgerRow } from "./ledger-queries.ts";

type Entry = Pick<LedgerRow, "at" | "what"> & { readonly facilitator: string };

export const presentLedger = (entries: readonly Entry[]): Ledger =>
  entries.map(({ at, what, facilitator }) => ({ at: at.toISOString(), what, facilitator }));
