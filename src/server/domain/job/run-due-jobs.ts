import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { listDueJobs, type JobRow } from "./queries.ts";
import { runStoredJob, type LeasedWrite } from "./run-job.ts";

/** What does jobs of one kind; `payload` is what was stored with the job. It may be run twice for one cause. */
export type JobHandler = (deps: Deps, payload: string, write: LeasedWrite) => Promise<void>;
export type JobHandlers = Readonly<Record<JobRow["kind"], JobHandler>>;

const mostAtOnce = 20;

/** Does stored jobs whose time has come, one after the other. A failure is logged, and the job is tried again later. */
export async function runDueJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  for (const { key, kind, payload } of await listDueJobs(deps.db.read, deps.clock.now(), mostAtOnce)) {
    try {
      await runStoredJob(deps, key, (write) => handlers[kind](deps, payload, write));
    } catch (error) {
      deps.log.error(`job failed: ${kind}`, describeFault(error));
    }
  }
}
