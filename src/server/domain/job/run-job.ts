import type { Queryable, Transaction } from "#db/client.ts";
import { after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { setTimeout as wait } from "node:timers/promises";
import { jobErrors } from "./errors.ts";
import {
  claimJob,
  dropJob,
  findAttempts,
  finishJob,
  isRunning,
  listLost,
  postponeJob,
  storeAndClaim,
  withdrawRequest,
  type Claim,
  type Job,
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

/** The longest conversation with an outside service: ten calls, each tried three times for 5 s. */
const longestTalkMs = seconds(150);
const leaseMs = minutes(3);
/** How long a request waits for the runs before it. */
const longestWaitMs = seconds(20);
const lookAgainMs = 50;

/** What a run does. Over a distance it costs two trips: one to take the job and to look, one to store. */
export interface Run<Seen, Found, Stored> {
  /** Asks, in one turn, for what the talk goes by. It is so while this run has the job. */
  readonly look: (db: Queryable) => Promise<Seen>;
  /** Talks to outside services, or does other long work. */
  readonly talk: (seen: Seen) => Promise<Found>;
  /** Stores what has been found, in the write that ends the run. Where it has to read, it does so before it waits for that. */
  readonly store: (tx: Transaction, found: Promise<Found>) => Promise<Stored>;
}

/** Another run has taken the job, because this one took longer than its lease. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** Another run has the job. */
class TakenError extends Error {
  override readonly name = "TakenError";
}

/** 10 s, 20 s, 40 s … up to an hour. */
const retryDelayMs = (attempts: number): number =>
  Math.min(seconds(10) * 2 ** Math.min(attempts, 20), hours(1));

/** After about three days of failures the job is dropped: a request, or a daily look, brings it back. */
const mostAttempts = 80;

async function settleFailure({ db, clock, log }: Needs, claim: Lease): Promise<void> {
  await db.write(async (tx) => {
    const attempts = await findAttempts(tx, claim);
    if (attempts < mostAttempts) return postponeJob(tx, claim, after(clock.now(), retryDelayMs(attempts)));
    log.error("job given up", { attempts });
    return dropJob(tx, claim);
  });
}

/** How a run gets its job. */
interface Taking {
  readonly key: string;
  /** null: another run has it. */
  readonly take: (tx: Transaction, lease: Lease) => Promise<Claim | null>;
  /** Whether that asks for the job, too. */
  readonly isRequest: boolean;
}

/** Takes back that the job was asked for. */
const withdraw = ({ db }: Needs, lease: Lease): Promise<void> => db.write((tx) => withdrawRequest(tx, lease));

interface Conditions<Stored, Answer> {
  /** What has to succeed before the run talks to anyone: limits, a password. */
  readonly admitted?: Promise<unknown>;
  /** Asks for what is so then, in the trip that stores. */
  readonly ask: (tx: Transaction, stored: Stored) => Promise<Answer>;
}

/** For who doesn't ask for anything then. */
export const nothingMore: Conditions<unknown, void> = { ask: () => Promise.resolve() };

/** @throws {TakenError} and what the run throws: its job is given back where it was refused, and waits for another try where it failed */
async function attempt<Seen, Found, Stored, Answer>(
  deps: Needs,
  { key, take, isRequest }: Taking,
  { look, talk, store }: Run<Seen, Found, Stored>,
  { admitted = Promise.resolve(), ask }: Conditions<Stored, Answer>,
): Promise<Answer> {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const lease = { key, token: ids.id(), now, until: after(now, leaseMs) };
  const allowed = Promise.all([admitted, db.confirm()]);
  // It takes the job no matter who turns out to ask: nobody is talked to before that is known.
  const taking = db.apart(() =>
    db.write(async (tx) => Promise.all([take(tx, lease), look(tx)]), { isSingle: true }),
  );
  let [hasBegun, hasTalked] = [false, false];
  const talking = (async () => {
    const [[claim, seen]] = await Promise.all([taking, allowed]);
    if (claim === null) throw new TakenError();
    // The wait for a password to be compared may have taken long.
    if (after(clock.now(), longestTalkMs) > lease.until) throw jobErrors.busy();
    hasBegun = true;
    const found = await talk(seen);
    hasTalked = true;
    return found;
  })();
  const end = async (tx: Transaction): Promise<Stored> => {
    const [lost, stored, [claim]] = await Promise.all([
      tx.presumeNone(() => listLost(tx, lease)),
      store(tx, talking),
      taking,
    ]);
    if (claim === null || lost.length > 0) throw new LeaseLostError("The lease of a run is lost.");
    await finishJob(tx, claim);
    return stored;
  };
  try {
    return await db.writeAndAsk(end, ask, { after: talking });
  } catch (error) {
    if (error instanceof TakenError) throw error;
    const isRefused = error instanceof DomainError && error.kind !== "unavailable";
    const [{ status }] = await Promise.allSettled([taking]);
    // What was done elsewhere has to be found out again, and so has whatever may have been.
    const isUndone = isRequest && status === "fulfilled" && (!hasBegun || (isRefused && !hasTalked));
    // Where the database is away, the lease runs out by itself.
    await db
      .apart(() => (isUndone ? withdraw(deps, lease) : settleFailure(deps, lease)))
      .catch(() => undefined);
    throw error;
  }
}

/** For who wants nothing but what was stored. */
export const whatIsStored = <Stored>(_: Transaction, stored: Stored): Promise<Stored> =>
  Promise.resolve(stored);

/** Resolves once no run has the job. */
async function waitForRun({ db, clock }: Needs, key: string, waitsUntil: number): Promise<void> {
  do {
    if (performance.now() > waitsUntil) throw jobErrors.busy();
    await wait(lookAgainMs);
  } while (await isRunning(db.read, key, clock.now()));
}

/**
 * Stores a job and does it now, after the runs before it. Where it fails, the worker does it later, by the handler of its kind; where it is
 * refused, nothing is left of it.
 *
 * @returns what `conditions.ask` has asked for
 * @throws {DomainError} unavailable, when another run takes too long; and what the run throws.
 */
export async function runJobNow<Seen, Found, Stored, Answer>(
  deps: Needs,
  job: Job,
  run: Run<Seen, Found, Stored>,
  conditions: Conditions<Stored, Answer>,
): Promise<Answer> {
  const waitsUntil = performance.now() + longestWaitMs;
  const taking: Taking = {
    key: job.key,
    isRequest: true,
    take: (tx, lease) => storeAndClaim(tx, job, lease),
  };
  // Over a distance, the job is taken meanwhile.
  if (!deps.db.isDistant) await conditions.admitted;
  for (;;) {
    try {
      // Also after a wait: the run before may have been the last that the job had been asked for.
      return await attempt(deps, taking, run, conditions);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
    }
    await waitForRun(deps, job.key, waitsUntil);
  }
}

/** Runs a stored job if nobody else has it. Says whether it did. */
export async function runStoredJob<Seen, Found, Stored>(
  deps: Needs,
  key: string,
  run: Run<Seen, Found, Stored>,
): Promise<boolean> {
  try {
    await attempt(deps, { key, isRequest: false, take: claimJob }, run, nothingMore);
    return true;
  } catch (error) {
    if (error instanceof TakenError) return false;
    throw error;
  }
}
