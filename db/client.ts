import * as schema from "#db/schema/index.ts";
import type { Client, InStatement } from "@libsql/client";
import { sql } from "drizzle-orm";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Access, Outlives } from "./access.ts";
import type { DatabaseSettings } from "./connection.ts";
import { isBusy, isOutdated, OutdatedError } from "./faults.ts";
import { Mutex } from "./mutex.ts";
import { Provisos, type Objection } from "./provisos.ts";
import { reach } from "./reach.ts";
import type { FreeUnit } from "./trips/free-unit.ts";
import { isReading } from "./trips/seen.ts";
import type { OpenTransaction } from "./trips/unit-in-trips.ts";

/*
 * What the product asks the database by: `read`, and the writer, which runs whole units one after the other behind a mutex.
 * No unit may wait for the network. One that meets another process's lock, or has read what another has changed since, is run once
 * more. How a file and a server are reached is in reach.ts.
 */

export type Reader = LibSQLDatabase<typeof schema>;
const withinWrite = Symbol("within a write");
/** What `write` hands to its unit: all that it runs belongs to one transaction. */
export type Transaction = Omit<Reader, "transaction" | "batch"> & { readonly [withinWrite]: true };
/** What queries take as their first argument: both can read. */
export type Queryable = Reader | Transaction;

export interface WriteOptions {
  /**
   * What the write outlives once it is acknowledged. Waiting for the disk (`power cut`, unless told otherwise) takes
   * milliseconds in which this process does nothing else; `crash` is for counters, and for what its owner can ask for
   * again at no cost. A libSQL server decides by itself.
   */
  readonly outlives?: Outlives;
  /** That the unit runs one statement, and goes by nothing that it returns: a distant database is asked once then. */
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
  /**
   * Runs `unit` as one write transaction: all of it is stored, or nothing, also when a statement failed and the unit went on. It
   * may run more than once; it must not touch the network.
   */
  write<T>(unit: Unit<T>, options?: WriteOptions): Promise<T>;
  /**
   * Runs `work` and asks, along with the first thing that it asks, whether it may be done. Until that is known, the work gets no answer
   * and stores nothing.
   *
   * @param object asks for all that it needs in one turn; what it returns speaks against the work
   * @throws what speaks against it, whatever became of the work itself
   */
  provided<T>(object: Objection<Queryable>, work: () => Promise<T>): Promise<T>;
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

type Listening = Pick<DatabaseSettings, "onStatement">;

function overSchema(client: Client, { onStatement }: Listening): Reader {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

type Unit<T> = (tx: Transaction) => Promise<T>;

interface RunningUnit {
  readonly transaction: OpenTransaction;
  /** The first statement that failed, if one has. */
  failure: { readonly reason: unknown } | null;
  /** How many more statements it may run. */
  left: number;
}

/**
 * The writer's transactions, one after the other, behind one lasting face: what is prepared for it (see prepared.ts) serves
 * them all. A statement belongs to the transaction of the unit that it comes from, also when it comes too late: it must
 * not slip into the one of the next unit.
 */
class Writer {
  readonly #access: Access;
  readonly #provisos: Provisos<Queryable>;
  readonly #face: Transaction;
  readonly #running = new AsyncLocalStorage<RunningUnit>();

  constructor(access: Access, provisos: Provisos<Queryable>, settings: Listening) {
    this.#access = access;
    this.#provisos = provisos;
    const execute = async (statement: InStatement) => {
      const running = this.#running.getStore();
      if (running === undefined) throw new Error("A transaction was used outside its unit.");
      running.left -= 1;
      if (running.left < 0) throw new Error("A unit of a single statement has run another.");
      try {
        // What it changes mustn't be taken for what has changed meanwhile.
        if (!provisos.hold && !isReading(statement)) await provisos.require(this.#face);
        return await provisos.along(this.#face, running.transaction.execute(statement));
      } catch (reason) {
        running.failure ??= { reason };
        throw reason;
      }
    };
    this.#face = Object.assign(overSchema({ ...access.client, execute }, settings), {
      [withinWrite]: true as const,
    });
  }

  /** Runs a unit that nobody else writes beside. */
  async run<T>(unit: Unit<T>, { outlives = "power cut", isSingle = false }: WriteOptions): Promise<T> {
    const begin = isSingle ? this.#access.beginSingle : this.#access.begin;
    return this.#runIn(await begin(outlives), unit, isSingle ? 1 : Infinity);
  }

  /** @throws where the unit may have gone by what is no longer so: see `isOutdated` */
  async runFree<T>(unit: Unit<T>, transaction: FreeUnit): Promise<T> {
    try {
      return await this.#runIn(transaction, unit, Infinity);
    } catch (error) {
      if (await transaction.isOutdated()) throw new OutdatedError("The unit failed.", { cause: error });
      throw error;
    }
  }

  async #runIn<T>(transaction: OpenTransaction, unit: Unit<T>, left: number): Promise<T> {
    const running: RunningUnit = { transaction, failure: null, left };
    try {
      // `async`: a unit may return a query, which runs when it is waited for; that has to happen in here.
      const result = await this.#running.run(running, async () => {
        const given = await unit(this.#face);
        await this.#provisos.require(this.#face);
        return given;
      });
      // Over a distance, a write fails later than its unit could catch it. So that a file does the same, nothing survives a failure.
      if (running.failure !== null) throw running.failure.reason;
      await transaction.commit();
      return result;
    } catch (error) {
      // The first error is the one to tell; a rollback that fails too has lost its connection, and with it what was written.
      await transaction.rollback().catch(() => undefined);
      // A unit that has caught it mustn't hide that it has to run again.
      throw isOutdated(running.failure?.reason) ? running.failure?.reason : error;
    }
  }
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
  settings: Pick<DatabaseSettings, "queueTimeoutMs" | "onStatement">,
): Database {
  const { queueTimeoutMs = 20_000 } = settings;
  const mutex = new Mutex();
  const provisos = new Provisos<Queryable>();
  const execute = (statement: InStatement) => provisos.along(read, access.client.execute(statement));
  const read = overSchema({ ...access.client, execute }, settings);
  const writer = new Writer(access, provisos, settings);
  const { beginFree } = access;
  let contendedUntil = -Infinity;

  /** Runs a unit as `first` does; and once more, as the only one that writes, where another writer was in its way. */
  async function insist<T>(first: () => Promise<T>, again: () => Promise<T>): Promise<T> {
    const doubt = provisos.doubt();
    try {
      return await first();
    } catch (error) {
      if (isOutdated(error)) contendedUntil = performance.now() + contendedMs;
      else if (!isBusy(error)) throw error;
      // What was found out along with it may have changed as well.
      doubt();
      return again();
    }
  }

  const write: Database["write"] = (unit, options = {}) => {
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
    if (after === undefined) return inTurn();
    if (free === null) return after.then(inTurn);
    // What this one waits for may need a turn itself.
    const beside = () =>
      Promise.allSettled([free(after), after]).then(([outcome]) => after.then(() => orThrow(outcome)));
    return insist(beside, () => after.then(inTurn));
  };

  return {
    read,
    isDistant: beginFree !== null,
    write,
    provided: (object, work) => provisos.provided(read, object, work),
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
