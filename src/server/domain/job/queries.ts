import type { Queryable, Transaction } from "#db/client.ts";
import { jobs } from "#db/schema/index.ts";
import { and, asc, eq, gt, isNull, lte, sql, type SQL, type SQLWrapper } from "drizzle-orm";

export type JobRow = typeof jobs.$inferSelect;

/** What a job is: which handler does it, and with what. */
export type Job = Pick<JobRow, "kind" | "key" | "payload">;

/** A run that has the job for the length of its lease. */
export interface Claim {
  readonly key: string;
  readonly token: string;
  /** How many requests this run covers. */
  readonly requests: number;
}

/** Stores that the job has to be done by `runAt`. One that waits for longer is brought forward. */
export async function storeRequest(tx: Transaction, job: Job, runAt: Date): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt, requests: 1 })
    .onConflictDoUpdate({
      target: jobs.key,
      set: { requests: sql`${jobs.requests} + 1`, runAt: sql`min(${jobs.runAt}, excluded.run_at)` },
    });
}

export interface Lease {
  readonly key: string;
  readonly token: string;
  readonly now: Date;
  readonly until: Date;
}

/** Whether a run may take a job: no other has it. One that asks twice, as after a lost answer, finds its own. */
const isFree = ({ token, now }: Lease) =>
  sql`(${jobs.leaseUntil} is null or ${lte(jobs.leaseUntil, now)} or ${eq(jobs.leaseToken, token)})`;

/** Takes a stored job, unless another run has it. */
export async function claimJob(tx: Transaction, lease: Lease): Promise<Claim | null> {
  const { key, token, until } = lease;
  const claimed = await tx
    .update(jobs)
    .set({ leaseToken: token, leaseUntil: until })
    .where(and(eq(jobs.key, key), isFree(lease)))
    .returning({ requests: jobs.requests });
  return claimed[0] === undefined ? null : { key, token, requests: claimed[0].requests };
}

/** Stores that the job has to be done, and takes it, unless another run has it. One that waits for another try goes on waiting if this run fails. */
export async function storeAndClaim(tx: Transaction, job: Job, lease: Lease): Promise<Claim | null> {
  const { token, now, until } = lease;
  const ifFree = (ours: SQL, theirs: SQLWrapper) =>
    sql`case when ${isFree(lease)} then ${ours} else ${theirs} end`;
  const [stored] = await tx
    .insert(jobs)
    .values({ ...job, runAt: now, requests: 1, leaseToken: token, leaseUntil: until })
    .onConflictDoUpdate({
      target: jobs.key,
      set: {
        requests: sql`${jobs.requests} + 1`,
        leaseToken: ifFree(sql`excluded.lease_token`, jobs.leaseToken),
        leaseUntil: ifFree(sql`excluded.lease_until`, jobs.leaseUntil),
      },
    })
    .returning({ requests: jobs.requests, leaseToken: jobs.leaseToken });
  return stored?.leaseToken === token ? { key: job.key, token, requests: stored.requests } : null;
}

const isOurs = ({ key, token }: Pick<Claim, "key" | "token">) =>
  and(eq(jobs.key, key), eq(jobs.leaseToken, token));

/** A row where a run has lost its lease: another has taken the job because this one took too long. Hardly ever there is one. */
export const listLost = (tx: Transaction, lease: Pick<Claim, "key" | "token">) =>
  tx.all(sql`select 1 where not exists (select 1 from ${jobs} where ${isOurs(lease)})`);

/** Whether a run has the job. */
export async function isRunning(db: Queryable, key: string, now: Date): Promise<boolean> {
  const isHeld = and(eq(jobs.key, key), gt(jobs.leaseUntil, now));
  return (await db.select({ key: jobs.key }).from(jobs).where(isHeld).get()) !== undefined;
}

/** After a run: the job goes, or waits for its next run where it was requested again meanwhile. */
export async function finishJob(tx: Transaction, claim: Claim): Promise<void> {
  await tx.delete(jobs).where(and(isOurs(claim), lte(jobs.requests, claim.requests)));
  await tx.update(jobs).set({ leaseToken: null, leaseUntil: null, attempts: 0 }).where(isOurs(claim));
}

/** Takes one request back, with the lease of who has made it: the job goes, unless others have asked for it. */
export async function withdrawRequest(
  tx: Transaction,
  { key, token }: Pick<Claim, "key" | "token">,
): Promise<void> {
  const unlessOurs = (column: SQLWrapper) =>
    sql`case when ${eq(jobs.leaseToken, token)} then null else ${column} end`;
  await tx
    .update(jobs)
    .set({
      requests: sql`${jobs.requests} - 1`,
      leaseToken: unlessOurs(jobs.leaseToken),
      leaseUntil: unlessOurs(jobs.leaseUntil),
    })
    .where(eq(jobs.key, key));
  await tx.delete(jobs).where(and(eq(jobs.key, key), lte(jobs.requests, 0), isNull(jobs.leaseToken)));
}

/** After a failed run: the job waits until `runAt`. */
export async function postponeJob(
  tx: Transaction,
  claim: Pick<Claim, "key" | "token">,
  runAt: Date,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ leaseToken: null, leaseUntil: null, attempts: sql`${jobs.attempts} + 1`, runAt })
    .where(isOurs(claim));
}

/** Gives up a job that has failed too often. */
export async function dropJob(tx: Transaction, claim: Pick<Claim, "key" | "token">): Promise<void> {
  await tx.delete(jobs).where(isOurs(claim));
}

/** Jobs whose time has come, longest first. Some of them may be in the hands of another run. */
export const listDueJobs = (db: Queryable, now: Date, most: number): Promise<readonly JobRow[]> =>
  db.select().from(jobs).where(lte(jobs.runAt, now)).orderBy(asc(jobs.runAt)).limit(most);

export async function findAttempts(tx: Queryable, { key }: Pick<Claim, "key">): Promise<number> {
  const row = await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.key, key)).get();
  return row?.attempts ?? 0;
}
