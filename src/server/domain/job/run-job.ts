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
 * Runs one job per key at a time, across all processes. A run holds a lease instead of a transaction, so it
 * may call external services. It stores its results in its final write, which fails if the lease is lost: a
 * run that hung for minutes must not overwrite a newer one. A job requested during its run runs again,
 * because the run may have missed the cause. If a process dies, the worker runs the job after its lease.
 */

type Needs = Pick<Deps, "db" | "clock" | "ids" | "log">;

/** The longest run makes ten external calls, each tried three times for 5 s. */
const leaseMs = minutes(3);
/** How long a request waits for earlier runs. */
const longestWaitMs = seconds(20);
const pollMs = 50;

/** Stores a run's results and ends it, in one transaction. */
export type Finish = <T>(store: (tx: Transaction) => Promise<T>) => Promise<T>;

/** This run took longer than its lease, and another one has claimed the job. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** 10 s, 20 s, 40 s … up to an hour. */
const retryDelayMs = (attempts: number): number =>
  Math.min(seconds(10) * 2 ** Math.min(attempts, 20), hours(1));

/** After about three days of failures the job is dropped; a new request or a daily check brings it back. */
const mostAttempts = 80;

async function postpone({ clock, log }: Needs, tx: Transaction, lease: Lease): Promise<void> {
  const attempts = (await findAttempts(tx, lease)) ?? 0;
  if (attempts < mostAttempts) return postponeJob(tx, lease, after(clock.now(), retryDelayMs(attempts)));
  log.error("job given up", { attempts });
  return dropJob(tx, lease);
}

/** @param isWithdrawn whether a refusal withdraws the job; otherwise it is retried, as after a fault */
async function run<T>(
  deps: Needs,
  lease: Lease,
  work: (finish: Finish) => Promise<T>,
  isWithdrawn: boolean,
): Promise<T> {
  const { db } = deps;
  let hasFinishBegun = false;
  const finish: Finish = (store) => {
    hasFinishBegun = true;
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
    // After `finish` has begun, external effects may exist: run the job again.
    const isOver = isWithdrawn && isRefused && !hasFinishBegun;
    // If the database is down, the lease simply expires.
    await db
      .write((tx) => (isOver ? withdrawRequest(tx, lease) : postpone(deps, tx, lease)))
      .catch(() => undefined);
    throw error;
  }
}

/** Requests a job in the transaction of its cause; the worker runs it within seconds. */
export const requestJob = (tx: Transaction, { clock }: Pick<Deps, "clock">, job: Job): Promise<void> =>
  insertRequest(tx, job, clock.now());

const newLease = ({ clock, ids }: Needs) => {
  const now = clock.now();
  return { token: ids.id(), times: { now, until: after(now, leaseMs) } };
};

/**
 * Requests a job and runs it now, after earlier runs. If it fails, the worker retries it with its kind's
 * handler; if it is refused, it is withdrawn.
 *
 * @param work must end with `finish`
 * @throws {DomainError} unavailable if another run takes too long; and the errors of `work`.
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
      await wait(pollMs);
    } while (await isRunning(db.read, job.key, clock.now()));
  }
}

/** Runs a stored job unless another run has it. Returns whether it did. */
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

/** Runs a job through `runStoredJob`; may run twice for one cause. */
export type JobHandler = (deps: Deps, job: Pick<JobRow, "key" | "payload">) => Promise<unknown>;
export type JobHandlers = Readonly<Record<JobRow["kind"], JobHandler>>;

const jobsPerRun = 20;

/** Runs due jobs one after the other. Failures are logged and retried. */
export async function runDueJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  for (const job of await listDueJobs(deps.db.read, deps.clock.now(), jobsPerRun)) {
    try {
      await handlers[job.kind](deps, job);
    } catch (error) {
      deps.log.error(`job failed: ${job.kind}`, describeFault(error));
    }
  }
}

/** Since when the oldest due job has been due, if any. */
export async function findOldestDueJob({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Date | null> {
  const [first] = await listDueJobs(db.read, clock.now(), 1);
  return first?.runAt ?? null;
}
