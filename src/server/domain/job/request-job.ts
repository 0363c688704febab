import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { storeRequest, type Job } from "./queries.ts";

/** Stores a job in the transaction of its cause: the worker does it within seconds. */
export const requestJob = (tx: Transaction, { clock }: Pick<Deps, "clock">, job: Job): Promise<void> =>
  storeRequest(tx, job, clock.now());
