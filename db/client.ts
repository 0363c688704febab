import { QueueTimeoutError, NoRoomError, isLocked, WriteTimeoutError } from "./faults.ts";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import * as schema from "#db/schema/index.ts";
import type { Client, InStatement, Transaction as OpenTransaction, TransactionMode } from "@libsql/client";
import { sql, type SQLWrapper } from "drizzle-orm";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { AsyncLocalStorage } from "node:async_hooks";
import { connect, disconnect, waitForDisk, type DatabaseSettings } from "./connection.ts";
import { isFileUrl, pathOf, closeToOthers } from "./database-files.ts";
import { keyFileOf } from "./sealing-key.ts";

/** Settles as `work` does, or rejects with what `timeout` makes after `ms`. */
async function within<T>(work: Promise<T>, ms: number, timeout: () => Error): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(timeout());
  }, ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs pieces of work one after the other, in the order in which they came. */
class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * @param patienceMs how long the work may wait for its turn
   * @throws {QueueTimeoutError} after that; the work hasn't begun.
   */
  async run<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
    const before = this.#last;
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    this.#last = before.then(() => ended);
    this.#waiting += 1;
    try {
      await within(before, patienceMs, () => new QueueTimeoutError("Waited too long for its turn.")).finally(
        () => (this.#waiting -= 1),
      );
      return await work();
    } finally {
      end(undefined);
    }
  }
}

/** Some twenty answers. */
const leastBytes = 2 ** 20;

/**
 * On a full disk small writes still succeed, into the part of the write-ahead log that is there already, while an answer needs more
 * than is left of it. So one write that succeeds does not say that there is room.
 *
 * @param file the path of a database
 * @throws {NoRoomError} when next to nothing is left.
 */
async function requireRoom(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < leastBytes) throw new NoRoomError("The disk of the database is full.");
}

/*
 * The product reads by `read` and writes by `write`, which runs whole transactions one after the other.
 *
 * A connection to a file is synchronous, so a second transaction on it would wait for ever for the first one; and a pool gives
 * PRAGMAs to one of its connections only. So a file has two clients of one connection each: one reads, which in WAL mode never
 * waits for a writer, and one writes. A libSQL server has one client; without the queue, concurrent transactions would block each other there, too.
 */

type Drizzle = LibSQLDatabase<typeof schema>;
export type Reader = Omit<Drizzle, "transaction">;
/** What `write` hands to its work: all that it runs is stored together, or not at all. */
export type Transaction = Omit<Parameters<Parameters<Drizzle["transaction"]>[0]>[0], "transaction">;
/** What queries take as their first argument: both can read. */
export type Queryable = Omit<Reader, "batch">;

/** Ids of rows, selected by the database. */
export type IdSelection = SQLWrapper;

export interface WriteOptions {
  /**
   * What the write outlives once it is acknowledged. Waiting for the disk (`power cut`, the default) takes milliseconds in which
   * this process does nothing else; `crash` is for counters, and for what its owner can ask for again at no cost. A libSQL server
   * decides by itself.
   */
  readonly outlives?: "crash" | "power cut";
}

export interface Database {
  /** Statements that belong together go as `read.batch([…])`: one transaction, and one request to a server. */
  readonly read: Reader;
  /** Where a key is kept that isn't in the database: beside its file. null for a server. */
  readonly keyFile: string | null;
  /**
   * Runs `work` as one transaction: all of it is stored, or nothing. It may run twice, so it must not touch the network. Inside,
   * only its transaction may be used: reading or writing by `Database` throws.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when the database answers; rejects when it is out of reach. */
  ping(): Promise<void>;
  /** Resolves once a write has gone through; rejects while none can, or answers can't, as on a full disk. Nothing is different afterwards. */
  tryWriting(): Promise<void>;
  /** How many writes of this process wait for their turn. */
  writesWaiting(): number;
  /** Waits for the writer, then closes. */
  close(): Promise<void>;
}

function overSchema(client: Client, { onStatement }: Pick<DatabaseSettings, "onStatement">) {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

/** Text without half characters: a server refuses those, and a file would take them. */
function wellFormed(statement: InStatement): InStatement {
  if (typeof statement === "string" || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) => (typeof value === "string" ? value.toWellFormed() : value));
  return { ...statement, args };
}

/** A write while its work runs. */
interface RunningWrite {
  transaction: OpenTransaction | null;
  isOver: boolean;
}

/** The same name once more: SQLite writes the page all the same, and the file does not grow. */
const rewriteOneRow = sql`UPDATE migrations SET name = name WHERE name = (SELECT min(name) FROM migrations)`;

/** Opens the database; makes the file and its folder if they are missing. Does not migrate: see `migrate`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, queueTimeoutMs = 20_000, writeTimeoutMs = 30_000 } = settings;
  const isFile = isFileUrl(url);
  if (isFile) closeToOthers(pathOf(url));
  const writing = await connect(settings);
  const reading = isFile ? await connect(settings) : writing;
  const mutex = new Mutex();
  const running = new AsyncLocalStorage<RunningWrite>();
  let waitsForDisk = true;

  function requireNoWrite(): void {
    if (running.getStore()?.isOver === false)
      throw new Error("Inside a write, only its own transaction may be used.");
  }

  const read = overSchema(
    {
      ...reading,
      execute: (statement: InStatement) => {
        requireNoWrite();
        return reading.execute(wellFormed(statement));
      },
      batch: (statements: InStatement[]) => {
        requireNoWrite();
        return reading.batch(statements.map(wellFormed), "read");
      },
    },
    settings,
  );

  async function begin(mode: TransactionMode = "write"): Promise<OpenTransaction> {
    const transaction = await writing.transaction(mode);
    const write = running.getStore();
    if (write?.isOver === false) write.transaction = transaction;
    else transaction.close();
    const execute = transaction.execute.bind(transaction);
    return Object.assign(transaction, {
      execute: (statement: InStatement) => execute(wellFormed(statement)),
    });
  }
  const guarded = { transaction: begin };
  const writer = overSchema({ ...writing, ...guarded }, settings);

  /** Past its time, a transaction is rolled back: later statements of its work throw. */
  async function transact<T>(
    work: (tx: Transaction) => Promise<T>,
    { outlives = "power cut" }: WriteOptions,
  ): Promise<T> {
    const shouldWait = outlives === "power cut";
    if (shouldWait !== waitsForDisk) await waitForDisk(writing, shouldWait);
    waitsForDisk = shouldWait;
    const write: RunningWrite = { transaction: null, isOver: false };
    // `async`: work may return a query, which runs when it is waited for; that has to happen in here.
    const done = running.run(write, () => writer.transaction(async (tx) => work(tx)));
    try {
      return await within(done, writeTimeoutMs, () => new WriteTimeoutError("Took too long to write."));
    } finally {
      write.isOver = true;
      write.transaction?.close();
    }
  }

  async function write<T>(work: (tx: Transaction) => Promise<T>, options: WriteOptions = {}): Promise<T> {
    requireNoWrite();
    return mutex.run(async () => {
      try {
        return await transact(work, options);
      } catch (error) {
        // Another process had the lock, or a server ended the transaction: nothing was stored.
        if (!isLocked(error)) throw error;
        return await transact(work, options);
      }
    }, queueTimeoutMs);
  }

  return {
    read,
    keyFile: keyFileOf(url),
    write,
    ping: async () => {
      await reading.execute("SELECT 1");
    },
    tryWriting: async () => {
      if (isFile) await requireRoom(pathOf(url));
      await write((tx) => tx.run(rewriteOneRow), { outlives: "crash" });
    },
    writesWaiting: () => mutex.waiting,
    close: () =>
      mutex.run(async () => {
        if (isFile) reading.close();
        await disconnect(writing);
      }, writeTimeoutMs),
  };
}
