import type { Queryable, Transaction } from "#db/client.ts";
import { jobs } from "#db/schema/index.ts";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";

export type JobRow = typeof jobs.$inferSelect;

/** A job's handler (`kind`), identity and input. */
export type Job = Pick<JobRow, "kind" | "key" | "payload">;

/** A run's claim on a job until the lease ends. */
export interface Lease {
  readonly key: string;
  readonly token: string;
  /** The number of requests that this run covers. */
  readonly requests: number;
}

/** Requests a job by `runAt`, or earlier if it is due earlier. */
export async function insertRequest(tx: Transaction, job: Job, runAt: Date): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt, requests: 1 })
    .onConflictDoUpdate({
      target: jobs.key,
      set: { requests: sql`${jobs.requests} + 1`, runAt: sql`min(${jobs.runAt}, excluded.run_at)` },
    });
}

/**
 * Requests a job for a run that claims it at once; doesn't change `runAt`, which a retry may be waiting for.
 */
export async function insertRequestForNow(tx: Transaction, job: Job, now: Date): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt: now, requests: 1 })
    .onConflictDoUpdate({ target: jobs.key, set: { requests: sql`${jobs.requests} + 1` } });
}

/** Claims a stored job, unless another run has it. */
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

export async function isRunning(db: Queryable, key: string, now: Date): Promise<boolean> {
  const isHeld = and(eq(jobs.key, key), gt(jobs.leaseUntil, now));
  return (await db.select({ key: jobs.key }).from(jobs).where(isHeld).get()) !== undefined;
}

const isOf = ({ key, token }: Lease) => and(eq(jobs.key, key), eq(jobs.leaseToken, token));
const noLease = { leaseToken: null, leaseUntil: null } as const;

/** How often the job has failed; undefined if this run lost its lease to another one. */
export const findAttempts = async (tx: Transaction, lease: Lease): Promise<number | undefined> =>
  (await tx.select({ attempts: jobs.attempts }).from(jobs).where(isOf(lease)).get())?.attempts;

/** After a run: deletes the job, or releases it if it was requested again meanwhile. */
export async function finishJob(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(and(isOf(lease), lte(jobs.requests, lease.requests)));
  await tx
    .update(jobs)
    .set({ ...noLease, attempts: 0 })
    .where(isOf(lease));
}

/** Withdraws a refused run's request: deletes the job, or releases it if there are other requests. */
export async function withdrawRequest(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(and(isOf(lease), lte(jobs.requests, 1)));
  await tx
    .update(jobs)
    .set({ ...noLease, requests: sql`${jobs.requests} - 1` })
    .where(isOf(lease));
}

/** After a failed run: releases the job until `runAt`. */
export async function postponeJob(tx: Transaction, lease: Lease, runAt: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...noLease, attempts: sql`${jobs.attempts} + 1`, runAt })
    .where(isOf(lease));
}

/** Deletes a job that has failed too often. */
export async function dropJob(tx: Transaction, lease: Lease): Promise<void> {
  await tx.delete(jobs).where(isOf(lease));
}

/** Due jobs, longest due first; some may be running. */
export const listDueJobs = (db: Queryable, now: Date, most: number): Promise<readonly JobRow[]> =>
  db.select().from(jobs).where(lte(jobs.runAt, now)).orderBy(asc(jobs.runAt)).limit(most);
