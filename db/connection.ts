import { createClient, type Client } from "@libsql/client";
import { fileURLToPath } from "node:url";
import { createFileClient } from "./compiled-statements.ts";
import { makePrivateFile } from "./private-files.ts";
import { fetchWithin } from "./silent-server.ts";

export interface DatabaseSettings {
  /** `file:…`, `libsql://…` or `http(s)://…` */
  readonly url: string;
  readonly authToken?: string | undefined;
  /** How long a file connection waits for another process's write, in milliseconds. */
  readonly busyTimeoutMs?: number;
  /** How long a libSQL server may take to answer one request, in milliseconds; by default `longestRequestMs`. */
  readonly requestTimeoutMs?: number;
  /** How long a write may wait for others of this process before it is refused, in milliseconds. */
  readonly queueTimeoutMs?: number;
  /** How long a write may take before it is rolled back, in milliseconds. */
  readonly writeTimeoutMs?: number;
  /** Hears of every statement that is built by Drizzle, with its values; for benchmarks and tests that count. */
  readonly onStatement?: (sql: string, values: readonly unknown[]) => void;
}

/** How long a libSQL server may take to answer one request, in milliseconds. */
const longestRequestMs = 10_000;

export const isFileUrl = (url: string): boolean => url.startsWith("file:");

/** Answers cannot be collected again, so every commit reaches the disk; what is deleted is overwritten with zeros. */
export const pragmas: readonly string[] = [
  "PRAGMA journal_mode = WAL",
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  "PRAGMA secure_delete = ON",
];

/**
 * Whether commits wait until they are on the disk, from the next transaction on. (`executeMultiple`, as SQLite obeys this
 * pragma when it is compiled: a kept statement would do nothing.)
 */
export async function waitForDisk(client: Client, waits: boolean): Promise<void> {
  if (client.protocol !== "file") return;
  await client.executeMultiple(`PRAGMA synchronous = ${waits ? "FULL" : "NORMAL"}`);
}

/** The path in `file:/absolute`, `file:///absolute` and `file:relative`. */
export const pathOf = (url: string): string =>
  url.startsWith("file://") ? fileURLToPath(url) : decodeURIComponent(url.slice("file:".length));

function connectToServer({ url, authToken, requestTimeoutMs = longestRequestMs }: DatabaseSettings): Client {
  const fetch = fetchWithin(requestTimeoutMs);
  return createClient({ url, fetch, ...(authToken === undefined ? {} : { authToken }) });
}

/** One connection to a file, which is made with its folder if missing; or a client of a libSQL server. */
export async function connect(settings: DatabaseSettings): Promise<Client> {
  const { url, busyTimeoutMs = 5_000 } = settings;
  if (!isFileUrl(url)) return connectToServer(settings);
  const path = pathOf(url);
  makePrivateFile(path);
  const client = createFileClient(path, { busyTimeoutMs, pragmas });
  await client.execute("SELECT 1");
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
