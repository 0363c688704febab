import type { Client } from "@libsql/client";
import type { FreeUnit } from "./trips/free-unit.ts";
import type { OpenTransaction } from "./trips/unit-in-trips.ts";

/** What has to outlive what: see WriteOptions. */
export type Outlives = "crash" | "power cut";

export interface Access {
  /** Runs what is not part of a unit. */
  readonly client: Client;
  /** One at a time. */
  readonly begin: (outlives: Outlives) => Promise<OpenTransaction>;
  /** A transaction that is the one statement that runs in it. */
  readonly beginSingle: (outlives: Outlives) => Promise<OpenTransaction>;
  /**
   * A transaction that keeps nobody else from writing while its unit reads; null where reading takes no time.
   *
   * @param ready has to succeed before anything is stored
   */
  readonly beginFree: ((ready: Promise<unknown>) => FreeUnit) | null;
  /** Rejects while there is hardly any room left for what is to be stored, as far as that can be known. */
  readonly requireRoom: () => Promise<void>;
  readonly close: () => Promise<void>;
}
