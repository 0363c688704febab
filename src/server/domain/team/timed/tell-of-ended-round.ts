import { inBatches } from "#src/server/queue.ts";
import { runStoredJob, type Job, type JobHandler } from "#src/server/domain/job/run-job.ts";
import { tellOwners } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { listEndedOwnRounds } from "#src/server/domain/team/queries.ts";

/** So many in one write: others wait for it. */
const mostAtOnce = 10;

/** Tells everyone whose own round has ended with a team round. */
export const endOfRoundJob = (teamRoundId: string): Job => ({
  kind: "tell of team round",
  key: `team round ${teamRoundId}`,
  payload: teamRoundId,
});

/** The handler of these jobs. Each email is there once, however often it runs. */
export const tellOfEndedRound: JobHandler = (deps, { key, payload: teamRoundId }) =>
  runStoredJob(deps, key, async (finish) => {
    const ids = await listEndedOwnRounds(deps.db.read, teamRoundId);
    await inBatches(ids, mostAtOnce, (some) => deps.db.write((tx) => tellOwners(tx, deps, some)));
    await finish(() => Promise.resolve());
  });
