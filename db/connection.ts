import { isFileUrl, pathOf, makePrivateFile } from "./database-files.ts";
import { SilentServerError } from "./faults.ts";
import { ConnectionPool, Sqlite3Client } from "@libsql/client/sqlite3";
import { createClient, type Client } from "@libsql/client";

/** How long a server that is known to be silent may take for the one request that finds out whether it answers again. */
const mostTryMs = 1_000;
/** For how long nobody tries again after one that waited in vain; writes queue up, and would each wait for it in turn. */
const mostPauseMs = 250;

/**
 * `fetch` for a server that may hang: the client itself would wait for ever, and with it all writes that stand behind.
 * While the server is known to be silent, one request at a time finds out whether it answers again, and not for long; all
 * others fail at once, so that people are not kept waiting for what is not to be had. A server that is back is found within
 * the time of a try and a pause.
 */
export function fetchWithin(requestTimeoutMs: number): typeof fetch {
  const tryMs = Math.min(mostTryMs, requestTimeoutMs);
  const pauseMs = Math.min(mostPauseMs, requestTimeoutMs);
  let isSilent = false;
  let isTrying = false;
  let isPausedUntil = 0;
  return async (input, init) => {
    if (isSilent && (isTrying || performance.now() < isPausedUntil))
      throw new SilentServerError("The database server does not answer.");
    const tries = isSilent;
    isTrying ||= tries;
    const patience = AbortSignal.timeout(tries ? tryMs : requestTimeoutMs);
    try {
      const answer = await fetch(input, { ...init, signal: patience });
      isSilent = false;
      return answer;
    } catch (error) {
      isSilent = true;
      // A server that refuses connections says so at once: there is nothing to be spared.
      if (patience.aborted) isPausedUntil = performance.now() + pauseMs;
      throw error;
    } finally {
      if (tries) isTrying = false;
    }
  };
}

/*
 * The client compiles a statement again each time it runs, and asks it for its columns twice: more work than running it
 * (a signed-in GET /api/me, one query, took 180 µs and takes 100 µs without). So connections to files keep what they have
 * compiled. SQLite itself compiles a kept statement again when another process has changed the schema.
 */

type Connection = Awaited<ReturnType<ConnectionPool["acquire"]>>;
type Statement = ReturnType<Connection["prepare"]>;

/** Texts of statements are few, as values are never part of them; only lists of values make more. */
const mostKept = 300;

/** The client calls `raw` to see whether a statement gives rows, and takes an error for a no. */
const givesNoRows = new TypeError("The statement gives no rows.");

const nothingChanged = { changes: 0, lastInsertRowid: 0 };

function remember(connection: Connection, statement: Statement, sql: string): Statement {
  if (statement.reader) {
    const columns = statement.columns();
    statement.columns = () => columns;
    return statement;
  }
  statement.raw = () => {
    throw givesNoRows;
  };
  // Who waits for a lock in vain is not reset by the driver: a kept BEGIN would hold the old state of the file from then on,
  // and the connection would read old rows. `exec` keeps nothing.
  if (/^BEGIN\b/i.test(sql)) {
    statement.run = () => {
      connection.exec(sql);
      return nothingChanged;
    };
  }
  return statement;
}

function keepStatements(connection: Connection): void {
  const kept = new Map<string, Statement>();
  const compile = connection.prepare.bind(connection);
  const prepare = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const statement = remember(connection, compile(sql), sql);
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare });
}

interface FileSettings {
  readonly busyTimeoutMs: number;
  /** Run on each connection before anything else: what they set does not outlive a connection. */
  readonly pragmas: readonly string[];
}

class CompilingPool extends ConnectionPool {
  readonly #ready = new WeakSet<Connection>();
  readonly #pragmas: readonly string[];

  constructor(path: string, { busyTimeoutMs, pragmas }: FileSettings) {
    super(path, { timeout: busyTimeoutMs }, 1);
    this.#pragmas = pragmas;
  }

  override async acquire(forTransaction?: boolean): Promise<Connection> {
    const connection = await super.acquire(forTransaction);
    if (this.#ready.has(connection)) return connection;
    try {
      for (const pragma of this.#pragmas) connection.exec(pragma);
    } catch (error) {
      // Whoever has it next tries again.
      this.release(connection);
      throw error;
    }
    keepStatements(connection);
    this.#ready.add(connection);
    return connection;
  }
}

/** A client of one connection to a file. Opens the file with its first statement. */
export const createFileClient = (path: string, settings: FileSettings): Sqlite3Client =>
  new Sqlite3Client(new CompilingPool(path, settings), "number");

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
