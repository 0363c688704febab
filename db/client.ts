import { sql } from "drizzle-orm";
import type { InStatement } from "@libsql/client";
import type { Access, Outlives } from "./access.ts";
import type { DatabaseSettings } from "./connection.ts";
import { keyFileOf } from "./sealing-key.ts";
import { isBusy, isOutdated, isSurprised } from "./faults.ts";
import { Mutex } from "./mutex.ts";
import { Provisos, type Objection } from "./provisos.ts";
import { reach } from "./reach.ts";
import {
  LastQuestion,
  overSchema,
  Writer,
  type Queryable,
  type Reader,
  type Transaction,
  type Unit,
} from "./writer.ts";

export type { Queryable, Reader, Transaction } from "./writer.ts";

/*
 * What the product asks the database by: `read`, and the writer, which runs whole units one after the other behind a mutex.
 * No unit may wait for the network. One that meets another process's lock, or has read what another has changed since, is run once
 * more. How a file and a server are reached is in reach.ts.
 */

export interface WriteOptions {
  /**
   * What the write outlives once it is acknowledged. Waiting for the disk (`power cut`, unless told otherwise) takes
   * milliseconds in which this process does nothing else; `crash` is for counters, and for what its owner can ask for
   * again at no cost. A libSQL server decides by itself.
   */
  readonly outlives?: Outlives;
  /**
   * That the unit writes by one statement, and does nothing by what it returns: a distant database is asked once then. What the unit asks for
   * beside it is as it is then.
   */
  readonly isSingle?: boolean;
  /**
   * What has to succeed before anything is stored, such as a look at a password. The unit fails as this does. Over a distance, it reads meanwhile:
   * so it may wait for what comes of this only once it has read.
   */
  readonly after?: Promise<unknown>;
}

export interface Database {
  readonly read: Reader;
  /** Whether each question takes a trip, which what is asked together shares. */
  readonly isDistant: boolean;
  /** Where a key is kept that isn't in the database: beside its file. null for a server. */
  readonly keyFile: string | null;
  /**
   * Runs `unit` as one write transaction: all of it is stored, or nothing, also when a statement failed and the unit went on. It
   * may run more than once; it must not touch the network.
   */
  write<T>(unit: Unit<T>, options?: WriteOptions): Promise<T>;
  /**
   * As `write`, and asks for something as it is afterwards: over a distance, in the trip that stores.
   *
   * @param ask asks for all of it in one turn, and refuses nothing: what the unit has done may be stored by then. It gets what the unit returns.
   */
  writeAndAsk<T, A>(
    unit: Unit<T>,
    ask: (tx: Transaction, given: T) => Promise<A>,
    options?: WriteOptions,
  ): Promise<A>;
  /**
   * Runs `work` and asks, along with the first thing that it asks, whether it may be done. Until that is known, the work gets no answer
   * and stores nothing.
   *
   * @param object asks for all that it needs in one turn; what it returns speaks against the work
   * @throws what speaks against it, whatever became of the work itself
   */
  provided<T>(object: Objection<Queryable>, work: () => Promise<T>): Promise<T>;
  /** Waits until it's known that the work may be done which this is part of. @throws what speaks against it */
  confirm(): Promise<void>;
  /** Runs work whose outcome is shared: what has to hold for the one who begins it doesn't matter to the others. */
  apart<T>(work: () => T): T;
  /** Resolves when the database answers; rejects when it is out of reach. */
  ping(): Promise<void>;
  /** Resolves once a write has gone through; rejects while none can, or answers can't, as on a full disk. Nothing is different afterwards. */
  tryWriting(): Promise<void>;
  /** How many writes of this process wait for their turn. */
  writesWaiting(): number;
  /** Waits for the writer, then closes. */
  close(): Promise<void>;
}

function orThrow<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/**
 * So long after others have written what a unit had read, units hold what they read, in milliseconds: while many go by the same rows, that is
 * faster than to find out too late.
 */
const contendedMs = 1_000;

/** The same name once more: SQLite writes the page all the same, and the file does not grow. */
const rewriteOneRow = sql`UPDATE migrations SET name = name WHERE name = (SELECT min(name) FROM migrations)`;

/** Opens the database; makes the file and its folder if they are missing. Does not migrate: see `migrate`. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> =>
  databaseOver(await reach(settings), settings);

/** What the product uses, over a way to reach the database. */
export function databaseOver(
  access: Access,
  settings: Pick<DatabaseSettings, "queueTimeoutMs" | "onStatement"> & { readonly url?: string },
): Database {
  const { queueTimeoutMs = 20_000, url = "" } = settings;
  const mutex = new Mutex();
  const provisos = new Provisos<Queryable>();
  const { beginFree } = access;
  const execute = (statement: InStatement) => provisos.along(read, access.client.execute(statement));
  const read = overSchema(beginFree === null ? access.client : { ...access.client, execute }, settings);
  const writer = new Writer(access, provisos, settings);
  let contendedUntil = -Infinity;

  /** A file answers at once: nothing has to go ahead of what has to hold for it. */
  async function afterwards<T>(object: Objection<Queryable>, work: () => Promise<T>): Promise<T> {
    const objection = await object(read);
    if (objection !== null) throw objection;
    return work();
  }

  /** Runs a unit as `first` does; and once more, as the only one that writes, where another writer was in its way. */
  async function insist<T>(first: () => Promise<T>, again: () => Promise<T>): Promise<T> {
    const doubt = provisos.doubt();
    try {
      return await first();
    } catch (error) {
      if (!isOutdated(error) && !isBusy(error)) throw error;
      if (isOutdated(error) && !isSurprised(error)) contendedUntil = performance.now() + contendedMs;
      // What was found out along with it may have changed as well.
      doubt();
      return again();
    }
  }

  function write<T>(unit: Unit<T | LastQuestion<T>>, options: WriteOptions = {}): Promise<T> {
    const { after, isSingle = false } = options;
    const hold = () => writer.run(unit, options);
    const free =
      beginFree === null || isSingle
        ? null
        : (ready: Promise<unknown>) => writer.runFree(unit, beginFree(ready));
    const first = () =>
      free === null || performance.now() < contendedUntil ? hold() : free(Promise.resolve());
    const inTurn = () => mutex.run(() => insist(first, hold), queueTimeoutMs);
    // What is its own transaction can't carry anything along that would undo it.
    if (isSingle && !provisos.hold) return provisos.require(read).then(() => write(unit, options));
    // A distant database has it wait for others itself.
    if (isSingle && beginFree !== null) return (after ?? Promise.resolve()).then(() => insist(hold, hold));
    if (after === undefined) return inTurn();
    if (free === null) return after.then(inTurn);
    // What this one waits for may need a turn itself.
    const beside = () =>
      Promise.allSettled([free(after), after]).then(([outcome]) => after.then(() => orThrow(outcome)));
    return insist(beside, () => after.then(inTurn));
  }

  return {
    read,
    isDistant: beginFree !== null,
    keyFile: keyFileOf(url),
    write,
    writeAndAsk: (unit, ask, options) =>
      write(async (tx) => {
        const given = await unit(tx);
        // `async`: a query runs when it is waited for; that has to happen before the commit.
        return new LastQuestion(async () => ask(tx, given));
      }, options),
    provided: (object, work) =>
      beginFree === null ? afterwards(object, work) : provisos.provided(read, object, work),
    confirm: () => provisos.require(read),
    apart: (work) => provisos.apart(work),
    ping: async () => {
      await access.client.execute("SELECT 1");
    },
    tryWriting: async () => {
      await access.requireRoom();
      await write((tx) => tx.run(rewriteOneRow), { outlives: "crash" });
    },
    writesWaiting: () => mutex.waiting,
    close: () => mutex.run(access.close),
  };
}
