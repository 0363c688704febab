import type { Queryable } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { listLedgerOfClient } from "./ledger-queries.ts";
import { presentLedger } from "./present-ledger.ts";

/** What a client agreed to and took back, for whoever the gate lets read it. Empty once they have deleted their round. */
export const readLedgerOf = async (db: Queryable, clientId: Authorized<"client">): Promise<Ledger> =>
  presentLedger(await listLedgerOfClient(db, clientId));
