import type { Transaction } from "#db/client.ts";
import { after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { describeFault } from "#src/server/log.ts";
import { setTimeout as wait } from "node:timers/promises";
import { jobErrors } from "./errors.ts";
import {
  claimJob,
  dropJob,
  findAttempts,
  finishJob,
  insertRequest,
  insertRequestForNow,
  isRunning,
  listDueJobs,
  postponeJob,
  withdrawRequest,
  type Job,
  type JobRow,
  type Lease,
} from "./queries.ts";

export type { Job } from "./queries.ts";

/*
 * One run at a time for a job's key, in all processes. A run takes the job by a lease and may talk to outside services, which no
 * transaction may do. What it has found out is stored in the write that ends it, which fails once the lease is lost: a run that hung for
 * minutes must not write over a newer one. A job that is asked for while it runs is run again, because its cause may be news to the run.
 * A process that dies leaves the row, and the worker runs it once the lease has ended.
 */

type Needs = Pick<Deps, "db" | "clock" | "ids" | "log">;

/** The longest conversation with an outside service is ten calls, each tried three times for 5 s. */
const leaseMs = minutes(3);
/** How long a request waits for the runs before it. */
const longestWaitMs = seconds(20);
const lookAgainMs = 50;

/** Stores what a run has found out, and ends it, in one transaction. */
export type Finish = <T>(store: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Another run has taken the job, because this one took longer than its lease. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** 10 s, 20 s, 40 s … up to an hour. */
const retryDelayMs = (attempts: number): number =>
  Math.min(seconds(10) * 2 ** Math.min(attempts, 20), hours(1));

/** After about three days of failures the job is dropped: a request, or a daily look, brings it back. */
const mostAttempts = 80;

async function postpone({ clock, log }: Needs, tx: Transaction, lease: Lease): Promise<void> {
  const attempts = (await findAttempts(tx, lease)) ?? 0;
  if (attempts < mostAttempts) return postponeJob(tx, lease, after(clock.now(), retryDelayMs(attempts)));
  log.error("job given up", { attempts });
  return dropJob(tx, lease);
}

/** @param isWithdrawn whether a refusal leaves no job; else it waits for another try, as it does after a fault */
async function run<T>(
  deps: Needs,
  lease: Lease,
  work: (finish: Finish) => Promise<T>,
  isWithdrawn: boolean,
): Promise<T> {
  const { db } = deps;
  let hasTalked = false;
  const finish: Finish = (store) => {
    hasTalked = true;
    return db.write(async (tx) => {
      if ((await findAttempts(tx, lease)) === undefined)
        throw new LeaseLostError("The lease of a run is lost.");
      const stored = await store(tx);
      await finishJob(tx, lease);
      return stored;
    });
  };
  try {
    return await work(finish);
  } catch (error) {
    const isRefused = error instanceof DomainError && error.kind !== "unavailable";
    // What was done elsewhere has to be found out again, and so has whatever may have been.
    const isOver = isWithdrawn && isRefused && !hasTalked;
    // Where the database is away, the lease runs out by itself.
    await db
      .write((tx) => (isOver ? withdrawRequest(tx, lease) : postpone(deps, tx, lease)))
      .catch(() => undefined);
    throw error;
  }
}

/** Stores a job in the transaction of its cause: the worker does it within seconds. */
export const requestJob = (tx: Transaction, { clock }: Pick<Deps, "clock">, job: Job): Promise<void> =>
  insertRequest(tx, job, clock.now());

const newLease = ({ clock, ids }: Needs) => {
  const now = clock.now();
  return { token: ids.id(), times: { now, until: after(now, leaseMs) } };
};

/**
 * Stores a job and does it now, after the runs before it. Where it fails, the worker does it later, by the handler of its kind; where it is
 * refused, nothing is left of it.
 *
 * @param work ends with `finish`
 * @throws {DomainError} unavailable, when another run takes too long; and what the work throws.
 */
export async function runJobNow<T>(deps: Needs, job: Job, work: (finish: Finish) => Promise<T>): Promise<T> {
  const { db, clock } = deps;
  const waitsUntil = performance.now() + longestWaitMs;
  for (;;) {
    const { token, times } = newLease(deps);
    const lease = await db.write(async (tx) => {
      if (await isRunning(tx, job.key, times.now)) return null;
      await insertRequestForNow(tx, job, times.now);
      return claimJob(tx, { key: job.key, token }, times);
    });
    if (lease !== null) return run(deps, lease, work, true);
    do {
      if (performance.now() > waitsUntil) throw jobErrors.busy();
      await wait(lookAgainMs);
    } while (await isRunning(db.read, job.key, clock.now()));
  }
}

/** Runs a stored job if nobody else has it. Says whether it did. */
export async function runStoredJob(
  deps: Needs,
  key: string,
  work: (finish: Finish) => Promise<unknown>,
): Promise<boolean> {
  const { token, times } = newLease(deps);
  const lease = await deps.db.write((tx) => claimJob(tx, { key, token }, times));
  if (lease === null) return false;
  await run(deps, lease, work, false);
  return true;
}

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

/** Since when the job that waits longest could have been done; null when none is due. */
export async function findOldestDueJob({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Date | null> {
  const [first] = await listDueJobs(db.read, clock.now(), 1);
  return first?.runAt ?? null;
}
