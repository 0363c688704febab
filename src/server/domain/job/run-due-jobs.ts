import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { listDueJobs, type JobRow } from "./queries.ts";

/** Does a job of one kind by `runStoredJob`. It may be run twice for one cause. */
export type JobHandler = (deps: Deps, job: Pick<JobRow, "key" | "payload">) => Promise<unknown>;
export type JobHandlers = Readonly<Record<JobRow["kind"], JobHandler>>;

const mostAtOnce = 20;

/** Does stored jobs whose time has come, one after the other. A failure is logged, and the job is tried again later. */
export async function runDueJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  for (const job of await listDueJobs(deps.db.read, deps.clock.now(), mostAtOnce)) {
    try {
      await handlers[job.kind](deps, job);
    } catch (error) {
      deps.log.error(`job failed: ${job.kind}`, describeFault(error));
    }
  }
}
