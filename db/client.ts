import * as schema from "#db/schema/index.ts";
import type { Client } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { connect, disconnect, isFileUrl, reconnect, type DatabaseSettings } from "./connection.ts";
import { isBusy } from "./faults.ts";
import { Mutex } from "./mutex.ts";

/*
 * How the database is reached.
 *
 * A libSQL connection to a file is synchronous and cannot hold two write transactions, and a pool of connections gives
 * settings to one of them only. So there are two clients of one connection each: `read`, which in WAL mode never waits
 * for a writer, and the writer, which runs whole units one after the other behind a mutex. No unit may wait for the
 * network. A connection that once met SQLITE_BUSY returns stale rows ever after (an open fault of the driver), so
 * the writer reconnects and runs the unit once more.
 *
 * Against a libSQL server there is one client for both; the server orders the writers of all processes.
 */

export type Reader = LibSQLDatabase<typeof schema>;
/** A transaction: what `write` hands to its unit. */
export type Transaction = Parameters<Parameters<Reader["transaction"]>[0]>[0];
/** What queries take as their first argument: both can read. */
export type Queryable = Reader | Transaction;

export interface Database {
  readonly read: Reader;
  /** Runs `unit` as one write transaction: all of it is stored, or nothing. It may run twice; it must not touch the network. */
  write<T>(unit: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when the database answers; rejects when it is out of reach. */
  ping(): Promise<void>;
  /** Waits for the writer, then closes. */
  close(): Promise<void>;
}

function overSchema(client: Client, { onStatement }: DatabaseSettings): Reader {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

/** Opens the database; makes the file and its folder if they are missing. Does not migrate: see `migrate`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const isFile = isFileUrl(settings.url);
  const writer = await connect(settings);
  const reader = isFile ? await connect(settings) : writer;
  const mutex = new Mutex();
  const overWriter = overSchema(writer, settings);

  async function transact<T>(unit: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await overWriter.transaction(unit);
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (isFile) await reconnect(writer);
      return overWriter.transaction(unit);
    }
  }

  return {
    read: overSchema(reader, settings),
    write: (unit) => mutex.run(() => transact(unit)),
    ping: async () => {
      await reader.execute("SELECT 1");
    },
    close: () =>
      mutex.run(async () => {
        if (writer !== reader) reader.close();
        await disconnect(writer);
      }),
  };
}
