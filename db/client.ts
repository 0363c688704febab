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

/** Settles as `work` does, or rejects with `timeout()` after `ms`. */
async function withTimeout<T>(work: Promise<T>, ms: number, timeout: () => Error): Promise<T> {
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

/** Runs tasks one after the other, in the order of arrival. */
class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The number of queued tasks. */
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
      await withTimeout(
        before,
        patienceMs,
        () => new QueueTimeoutError("Waited too long for its turn."),
      ).finally(() => (this.#waiting -= 1));
      return await work();
    } finally {
      end(undefined);
    }
  }
}

/** About twenty answers. */
const minFreeBytes = 2 ** 20;

/**
 * On a full disk small writes still fit into the existing write-ahead log, so a successful write proves
 * nothing about free space.
 *
 * @param file the path of a database
 * @throws {NoRoomError} if the disk is nearly full
 */
async function requireDiskSpace(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < minFreeBytes) throw new NoRoomError("The disk of the database is full.");
}

/*
 * The product reads through `read` and writes through `write`, which queues whole transactions.
 *
 * A file gets two clients with one connection each, because a connection is synchronous and a pool would
 * set PRAGMAs on one connection only. In WAL mode the reader never waits for the writer. A libSQL server
 * gets one client; its concurrent transactions would block each other without the queue.
 */

type Drizzle = LibSQLDatabase<typeof schema>;
export type Reader = Omit<Drizzle, "transaction">;
/** Passed to the work of `write`: everything it runs is stored together, or not at all. */
export type Transaction = Omit<Parameters<Parameters<Drizzle["transaction"]>[0]>[0], "transaction">;
/** The first argument of queries: a reader or a transaction. */
export type Queryable = Omit<Reader, "batch">;

/** Ids of rows, selected by the database. */
export type IdSelection = SQLWrapper;

export interface WriteOptions {
  /**
   * What the write survives once it is acknowledged. `power cut` (the default) blocks this process for
   * milliseconds while the disk syncs; `crash` is for counters and for what people can simply ask for again.
   * A libSQL server decides by itself.
   */
  readonly outlives?: "crash" | "power cut";
}

export interface Database {
  /** Related statements go as `read.batch([…])`: one transaction, and one request to a server. */
  readonly read: Reader;
  /** The file of the sealing key, next to the database file; null for a server. */
  readonly keyFile: string | null;
  /**
   * Runs `work` as one transaction. It may run twice, so it must not touch the network. Reading or writing
   * through `Database` inside `work` throws.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves if the database answers; rejects if it can't be reached. */
  ping(): Promise<void>;
  /** Resolves once a write has succeeded; rejects if none can, or the disk is full. Changes nothing. */
  tryWriting(): Promise<void>;
  /** The number of this process's queued writes. */
  writesWaiting(): number;
  /** Waits for the writer, then closes. */
  close(): Promise<void>;
}

function createDrizzle(client: Client, { onStatement }: Pick<DatabaseSettings, "onStatement">) {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

/** Replaces lone surrogates: a server refuses them, while a file would store them. */
function toWellFormed(statement: InStatement): InStatement {
  if (typeof statement === "string" || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) => (typeof value === "string" ? value.toWellFormed() : value));
  return { ...statement, args };
}

/** A write while its work runs. */
interface RunningWrite {
  transaction: OpenTransaction | null;
  isOver: boolean;
}

/** Writes a page without changing a value or growing the file. */
const rewriteOneRow = sql`UPDATE migrations SET name = name WHERE name = (SELECT min(name) FROM migrations)`;

/** Opens the database, creating the file and its folder if missing. Doesn't migrate: see `migrate`. */
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

  const read = createDrizzle(
    {
      ...reading,
      execute: (statement: InStatement) => {
        requireNoWrite();
        return reading.execute(toWellFormed(statement));
      },
      batch: (statements: InStatement[]) => {
        requireNoWrite();
        return reading.batch(statements.map(toWellFormed), "read");
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
      execute: (statement: InStatement) => execute(toWellFormed(statement)),
    });
  }
  const guarded = { transaction: begin };
  const writer = createDrizzle({ ...writing, ...guarded }, settings);

  /** Rolls the transaction back when its time is up: later statements of its work throw. */
  async function transact<T>(
    work: (tx: Transaction) => Promise<T>,
    { outlives = "power cut" }: WriteOptions,
  ): Promise<T> {
    const shouldWait = outlives === "power cut";
    if (shouldWait !== waitsForDisk) await waitForDisk(writing, shouldWait);
    waitsForDisk = shouldWait;
    const write: RunningWrite = { transaction: null, isOver: false };
    // `async`, because work may return a lazy query, which has to run in here.
    const done = running.run(write, () => writer.transaction(async (tx) => work(tx)));
    try {
      return await withTimeout(done, writeTimeoutMs, () => new WriteTimeoutError("Took too long to write."));
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
      if (isFile) await requireDiskSpace(pathOf(url));
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
