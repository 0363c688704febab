import type { Queryable, Transaction } from "#db/client.ts";
import { jobs } from "#db/schema/index.ts";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";

export type JobRow = typeof jobs.$inferSelect;

/** What a job is: which handler does it, and with what. */
export type Job = Pick<JobRow, "kind" | "key" | "payload">;

/** A run that has the job for the length of its lease. */
export interface Lease {
  readonly key: string;
  readonly token: string;
  /** How many requests this run covers. */
  readonly requests: number;
}

/** Stores that the job has to be done by `runAt`. One that waits for longer is brought forward. */
export async function insertRequest(tx: Transaction, job: Job, runAt: Date): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt, requests: 1 })
    .onConflictDoUpdate({
      target: jobs.key,
      set: { requests: sql`${jobs.requests} + 1`, runAt: sql`min(${jobs.runAt}, excluded.run_at)` },
    });
}

/** As `insertRequest`, for a run that takes the job at once: one that waits for another try goes on waiting if this run fails. */
export async function insertRequestForNow(tx: Transaction, job: Job, now: Date): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt: now, requests: 1 })
    .onConflictDoUpdate({ target: jobs.key, set: { requests: sql`${jobs.requests} + 1` } });
}

/** Takes a stored job, unless another run has it. */
export async function claimJob(
  tx: Transaction,
  { key, token }: Pick<Lease, "key" | "token">,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Lease | null> {
  const isFree = sql`(${jobs.leaseUntil} is null or ${lte(jobs.leaseUntil, now)})`;
  const [claimed] = await tx
    .update(jobs)
    .set({ leaseToken: token, leaseUntil: until })
    .where(and(eq(jobs.key, key), isFree))
    .returning({ requests: jobs.requests });
  return claimed === undefined ? null : { key, token, requests: claimed.requests };
}

/** Whether a run has the job. */
export async function isRunning(db: Queryable, key: string, now: Date): Promise<boolean> {
  const isHeld = and(eq(jobs.key, key), gt(jobs.leaseUntil, now));
  return (await db.select({ key: jobs.key }).from(jobs).where(isHeld).get()) !== undefined;
}

const isOf = ({ key, token }: Lease) => and(eq(jobs.key, key), eq(jobs.leaseToken, token));
const noLease = { leaseToken: null, leaseUntil: null } as const;

/** How often the job has failed; undefined where another run has taken it because this one took too long. */
export const findAttempts = async (tx: Transaction, lease: Lease): Promise<number | undefined> =>
  (await tx.select({ attempts: jobs.attempts }).from(jobs).where(isOf(lease)).get())?.attempts;

/** After a run: the job goes, or waits for its next run where it was requested again meanwhile. */
export async function finishJob(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(and(isOf(lease), lte(jobs.requests, lease.requests)));
  await tx
    .update(jobs)
    .set({ ...noLease, attempts: 0 })
    .where(isOf(lease));
}

/** Takes back the one request of a run that came to nothing: the job goes, unless others have asked for it. */
export async function withdrawRequest(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(and(isOf(lease), lte(jobs.requests, 1)));
  await tx
    .update(jobs)
    .set({ ...noLease, requests: sql`${jobs.requests} - 1` })
    .where(isOf(lease));
}

/** After a failed run: the job waits until `runAt`. */
export async function postponeJob(tx: Transaction, lease: Lease, runAt: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...noLease, attempts: sql`${jobs.attempts} + 1`, runAt })
    .where(isOf(lease));
}

/** Gives up a job that has failed too often. */
export async function dropJob(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(isOf(lease));
}

/** Jobs whose time has come, longest first. Some of them may be in the hands of another run. */
export const listDueJobs = (db: Queryable, now: Date, most: number): Promise<readonly JobRow[]> =>
  db.select().from(jobs).where(lte(jobs.runAt, now)).orderBy(asc(jobs.runAt)).limit(most);
