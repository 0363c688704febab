import * as schema from "#db/schema/index.ts";
import type { Client, InStatement, Transaction as LibsqlTransaction } from "@libsql/client";
import { sql } from "drizzle-orm";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { AsyncLocalStorage } from "node:async_hooks";
import { connect, disconnect, isFileUrl, waitForDisk, type DatabaseSettings } from "./connection.ts";
import { isBusy } from "./faults.ts";
import { Mutex } from "./mutex.ts";

/*
 * How the database is reached.
 *
 * A libSQL connection to a file is synchronous and cannot hold two write transactions, and a pool of connections gives
 * settings to one of them only. So there are two clients of one connection each: `read`, which in WAL mode never waits
 * for a writer, and the writer, which runs whole units one after the other behind a mutex. No unit may wait for the
 * network. One that meets another process's lock is run once more.
 *
 * Against a libSQL server there is one client for both; the server orders the writers of all processes.
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
  readonly outlives?: "crash" | "power cut";
}

export interface Database {
  readonly read: Reader;
  /** Runs `unit` as one write transaction: all of it is stored, or nothing. It may run twice; it must not touch the network. */
  write<T>(unit: (tx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when the database answers; rejects when it is out of reach. */
  ping(): Promise<void>;
  /** Resolves once a write has gone through; rejects while none can, as on a full disk. Nothing is different afterwards. */
  tryWriting(): Promise<void>;
  /** How many writes of this process wait for their turn. */
  writesWaiting(): number;
  /** Waits for the writer, then closes. */
  close(): Promise<void>;
}

function overSchema(client: Client, { onStatement }: DatabaseSettings): Reader {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

/**
 * The writer's transactions, one after the other, behind one lasting face: what is prepared for it (see prepared.ts) serves
 * them all. A statement belongs to the transaction of the unit that it comes from, also when it comes too late: it must
 * not slip into the one of the next unit.
 */
class Writer {
  readonly #client: Client;
  readonly #face: Transaction;
  readonly #transaction = new AsyncLocalStorage<LibsqlTransaction>();
  /** As every connection begins, and as one that was replaced would be. */
  #waits = true;

  constructor(client: Client, settings: DatabaseSettings) {
    this.#client = client;
    const execute = (statement: InStatement) => {
      const transaction = this.#transaction.getStore();
      if (transaction === undefined) throw new Error("A transaction was used outside its unit.");
      return transaction.execute(statement);
    };
    this.#face = Object.assign(overSchema({ ...client, execute }, settings), {
      [withinWrite]: true as const,
    });
  }

  async #waitForDisk(waits: boolean): Promise<void> {
    if (waits === this.#waits) return;
    await waitForDisk(this.#client, waits);
    this.#waits = waits;
  }

  async run<T>(unit: (tx: Transaction) => Promise<T>, { outlives = "power cut" }: WriteOptions): Promise<T> {
    await this.#waitForDisk(outlives === "power cut");
    const transaction = await this.#client.transaction("write");
    try {
      // `async`: a unit may return a query, which runs when it is waited for; that has to happen in here.
      const result = await this.#transaction.run(transaction, async () => unit(this.#face));
      await transaction.commit();
      return result;
    } catch (error) {
      // The first error is the one to tell; a rollback that fails too has lost its connection, and with it what was written.
      await transaction.rollback().catch(() => undefined);
      throw error;
    }
  }
}

/** The same name once more: SQLite writes the page all the same, and the file does not grow. */
const rewriteOneRow = sql`UPDATE migrations SET name = name WHERE name = (SELECT min(name) FROM migrations)`;

/** Opens the database; makes the file and its folder if they are missing. Does not migrate: see `migrate`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, queueTimeoutMs = 20_000 } = settings;
  const client = await connect(settings);
  const reader = isFileUrl(url) ? await connect(settings) : client;
  const mutex = new Mutex();
  const writer = new Writer(client, settings);

  async function transact<T>(unit: (tx: Transaction) => Promise<T>, options: WriteOptions): Promise<T> {
    try {
      return await writer.run(unit, options);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return writer.run(unit, options);
    }
  }

  const write: Database["write"] = (unit, options = {}) =>
    mutex.run(() => transact(unit, options), queueTimeoutMs);

  return {
    read: overSchema(reader, settings),
    write,
    ping: async () => {
      await reader.execute("SELECT 1");
    },
    tryWriting: async () => {
      await write((tx) => tx.run(rewriteOneRow), { outlives: "crash" });
    },
    writesWaiting: () => mutex.waiting,
    close: () =>
      mutex.run(async () => {
        if (client !== reader) reader.close();
        await disconnect(client);
      }),
  };
}
