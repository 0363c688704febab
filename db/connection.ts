import { createClient, type Client } from "@libsql/client";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createFileClient } from "./compiled-statements.ts";

export interface DatabaseSettings {
  /** `file:…`, `libsql://…` or `http(s)://…` */
  readonly url: string;
  readonly authToken?: string | undefined;
  /** How long a file connection waits for another process's write, in milliseconds. */
  readonly busyTimeoutMs?: number;
  /** Hears of every statement that is built by Drizzle, with its values; for benchmarks and tests that count. */
  readonly onStatement?: (sql: string, values: readonly unknown[]) => void;
}

export const isFileUrl = (url: string): boolean => url.startsWith("file:");

/** Answers cannot be collected again, so every commit reaches the disk; what is deleted is overwritten with zeros. */
const pragmas = [
  "PRAGMA journal_mode = WAL",
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  "PRAGMA secure_delete = ON",
];

/** Opens a file connection anew, as a connection that met SQLITE_BUSY has to be. Settings do not outlive a connection. */
export async function reconnect(client: Client): Promise<void> {
  client.reconnect();
  await configure(client);
}

/** Settings hold for one connection, until it is closed. */
export async function configure(client: Client): Promise<void> {
  for (const pragma of pragmas) await client.execute(pragma);
}

/** The path in `file:/absolute`, `file:///absolute` and `file:relative`. */
const pathOf = (url: string): string =>
  url.startsWith("file://") ? fileURLToPath(url) : decodeURIComponent(url.slice("file:".length));

/** One connection to a file, configured; or a client of a libSQL server. */
export async function connect(settings: DatabaseSettings): Promise<Client> {
  const { url, authToken, busyTimeoutMs = 5_000 } = settings;
  if (!isFileUrl(url)) return createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  const path = pathOf(url);
  // SQLite makes the file, not its folder.
  mkdirSync(dirname(path), { recursive: true });
  const client = createFileClient(path, busyTimeoutMs);
  await configure(client);
  return client;
}

/**
 * Closes a connection. A file's write-ahead log is folded in and emptied first: the driver leaves it lying, and it holds
 * the order in which rows were written.
 */
export async function disconnect(client: Client): Promise<void> {
  if (client.protocol === "file" && !client.closed) await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
}
