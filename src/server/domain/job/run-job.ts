import type { Transaction } from "#db/client.ts";
import { after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { setTimeout as wait } from "node:timers/promises";
import { jobErrors } from "./errors.ts";
import {
  claimJob,
  dropJob,
  findAttempts,
  finishJob,
  holdsLease,
  isRunning,
  postponeJob,
  storeAndClaim,
  type Claim,
  type Job,
} from "./queries.ts";

export type { Job } from "./queries.ts";

/*
 * One run at a time for a job's key, in all processes. A run takes the job by a lease and may talk to outside services, which no
 * transaction may do. What it then writes goes through `write`, which fails once the lease is lost: a run that hung for minutes
 * must not write over a newer one. A job that is asked for while it runs is run again, because its cause may be news to the run.
 * A process that dies leaves the row, and the worker runs it once the lease has ended.
 */

type Needs = Pick<Deps, "db" | "clock" | "ids" | "log">;

/** Longer than the longest conversation with an outside service: ten calls, each tried three times for 5 s. */
const leaseMs = minutes(3);
/** How long a request waits for the runs before it. */
const longestWaitMs = seconds(20);
const lookAgainMs = 50;

/** Stores what a run has found out, as `db.write` would. */
export type LeasedWrite = <T>(unit: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Another run has taken the job, because this one took longer than its lease. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** 10 s, 20 s, 40 s … up to an hour. */
const retryDelayMs = (attempts: number): number =>
  Math.min(seconds(10) * 2 ** Math.min(attempts, 20), hours(1));

/** After about three days of failures the job is dropped: a request, or a daily look, brings it back. */
const mostAttempts = 80;

const leasedWrite =
  ({ db }: Needs, claim: Claim): LeasedWrite =>
  (unit) =>
    db.write(async (tx) => {
      const [holds, result] = await Promise.all([holdsLease(tx, claim), unit(tx)]);
      // All that the unit has done is undone then.
      if (!holds) throw new LeaseLostError(`The lease of "${claim.key}" is lost.`);
      return result;
    });

async function settleFailure({ db, clock, log }: Needs, claim: Claim): Promise<void> {
  await db.write(async (tx) => {
    const attempts = await findAttempts(tx, claim);
    if (attempts < mostAttempts) return postponeJob(tx, claim, after(clock.now(), retryDelayMs(attempts)));
    log.error("job given up", { attempts });
    return dropJob(tx, claim);
  });
}

/** Runs a job that this run has claimed. A failure postpones the job, and is thrown on. */
async function runClaimed<T>(
  deps: Needs,
  claim: Claim,
  work: (write: LeasedWrite) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(leasedWrite(deps, claim));
    await deps.db.write((tx) => finishJob(tx, claim));
    return result;
  } catch (error) {
    // Where the database is away, the lease runs out by itself.
    await settleFailure(deps, claim).catch(() => undefined);
    throw error;
  }
}

/** Takes the job, which is stored first where there is none. */
function claim({ db, clock, ids }: Needs, key: string, job?: Job): Promise<Claim | null> {
  const now = clock.now();
  const lease = { token: ids.id(), now, until: after(now, leaseMs) };
  return db.write((tx) => (job === undefined ? claimJob(tx, key, lease) : storeAndClaim(tx, job, lease)), {
    isSingle: true,
  });
}

/** Resolves once no run has the job. */
async function waitForRun({ db, clock }: Needs, key: string, waitsUntil: number): Promise<void> {
  do {
    if (performance.now() > waitsUntil) throw jobErrors.busy();
    await wait(lookAgainMs);
  } while (await isRunning(db.read, key, clock.now()));
}

/**
 * Stores a job and does it now, after the runs before it. When `work` fails, the worker does the job later, by its kind's handler.
 *
 * @throws {DomainError} unavailable, when another run takes too long; and what `work` throws.
 */
export async function runJobNow<T>(
  deps: Needs,
  job: Job,
  work: (write: LeasedWrite) => Promise<T>,
): Promise<T> {
  const waitsUntil = performance.now() + longestWaitMs;
  for (;;) {
    // Also after a wait: the run before may have been the last that the job had been asked for.
    const claimed = await claim(deps, job.key, job);
    if (claimed !== null) return runClaimed(deps, claimed, work);
    await waitForRun(deps, job.key, waitsUntil);
  }
}

/** Runs a stored job if nobody else has it. Says whether it did. */
export async function runStoredJob(
  deps: Needs,
  key: string,
  work: (write: LeasedWrite) => Promise<void>,
): Promise<boolean> {
  const claimed = await claim(deps, key);
  if (claimed === null) return false;
  await runClaimed(deps, claimed, work);
  return true;
}
