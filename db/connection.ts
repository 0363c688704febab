import { isFileUrl, pathOf, makePrivateFile } from "./database-files.ts";
import { SilentServerError } from "./faults.ts";
import { ConnectionPool, Sqlite3Client } from "@libsql/client/sqlite3";
import { createClient, type Client } from "@libsql/client";

/** The time limit of a probe while the server is known to be silent. */
const maxProbeMs = 1_000;
/** The pause after a probe timed out; queued writes would otherwise each wait for a probe of their own. */
const maxPauseMs = 250;

/**
 * `fetch` with a time limit, for a server that may hang: the client itself would wait for ever. While the
 * server is silent, one short probe runs at a time and every other request fails at once.
 */
export function fetchWithTimeout(requestTimeoutMs: number): typeof fetch {
  const tryMs = Math.min(maxProbeMs, requestTimeoutMs);
  const pauseMs = Math.min(maxPauseMs, requestTimeoutMs);
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
      // A refused connection fails at once, so nothing needs to be spared.
      if (patience.aborted) isPausedUntil = performance.now() + pauseMs;
      throw error;
    } finally {
      if (tries) isTrying = false;
    }
  };
}

/*
 * The client compiles a statement on each run and reads its columns twice, which costs more than running it:
 * a signed-in GET /api/me took 180 µs, and takes 100 µs with statements cached for each connection.
 * SQLite recompiles a cached statement by itself when another process has changed the schema.
 */

type Connection = Awaited<ReturnType<ConnectionPool["acquire"]>>;
type Statement = ReturnType<Connection["prepare"]>;

/** Statements are few, because values aren't part of them; only lists of values add more. */
const maxCachedStatements = 300;

/** The client calls `raw` to see whether a statement returns rows, and takes an error for a no. */
const givesNoRows = new TypeError("The statement gives no rows.");

const nothingChanged = { changes: 0, lastInsertRowid: 0 };

function tuneStatement(connection: Connection, statement: Statement, sql: string): Statement {
  if (statement.reader) {
    const columns = statement.columns();
    statement.columns = () => columns;
    return statement;
  }
  statement.raw = () => {
    throw givesNoRows;
  };
  // The driver doesn't reset a BEGIN that timed out on a lock: a cached one would keep the old state of the
  // file, and the connection would read old rows. `exec` caches nothing.
  if (/^BEGIN\b/i.test(sql)) {
    statement.run = () => {
      connection.exec(sql);
      return nothingChanged;
    };
  }
  return statement;
}

function cacheStatements(connection: Connection): void {
  const kept = new Map<string, Statement>();
  const compile = connection.prepare.bind(connection);
  const prepare = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    if (kept.size >= maxCachedStatements) kept.clear();
    const statement = tuneStatement(connection, compile(sql), sql);
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare });
}

interface FileSettings {
  readonly busyTimeoutMs: number;
  /** Run first on each connection, because a connection forgets them. */
  readonly pragmas: readonly string[];
}

class CachingPool extends ConnectionPool {
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
      // The next caller tries again.
      this.release(connection);
      throw error;
    }
    cacheStatements(connection);
    this.#ready.add(connection);
    return connection;
  }
}

/** A client of one connection to a file. Opens the file with its first statement. */
export const createFileClient = (path: string, settings: FileSettings): Sqlite3Client =>
  new Sqlite3Client(new CachingPool(path, settings), "number");

export interface DatabaseSettings {
  /** `file:…`, `libsql://…` or `http(s)://…` */
  readonly url: string;
  readonly authToken?: string | undefined;
  /** How long a file connection waits for another process's write, in milliseconds. */
  readonly busyTimeoutMs?: number;
  /** How long a libSQL server may take for one request, in milliseconds; `longestRequestMs` by default. */
  readonly requestTimeoutMs?: number;
  /** How long a write may wait in this process's queue before it is refused, in milliseconds. */
  readonly queueTimeoutMs?: number;
  /** How long a write may take before it is rolled back, in milliseconds. */
  readonly writeTimeoutMs?: number;
  /** Receives every statement that Drizzle builds, with its values; for benchmarks and tests. */
  readonly onStatement?: (sql: string, values: readonly unknown[]) => void;
}

/** How long a libSQL server may take to answer one request, in milliseconds. */
const longestRequestMs = 10_000;

/** Answers can't be collected again, so each commit reaches the disk; deleted data is zeroed. */
export const pragmas: readonly string[] = [
  "PRAGMA journal_mode = WAL",
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  "PRAGMA secure_delete = ON",
];

/** Sets whether commits wait for the disk. The pragma needs `executeMultiple`, which compiles each time. */
export async function waitForDisk(client: Client, waits: boolean): Promise<void> {
  if (client.protocol !== "file") return;
  await client.executeMultiple(`PRAGMA synchronous = ${waits ? "FULL" : "NORMAL"}`);
}

function connectToServer({ url, authToken, requestTimeoutMs = longestRequestMs }: DatabaseSettings): Client {
  const fetch = fetchWithTimeout(requestTimeoutMs);
  return createClient({ url, fetch, ...(authToken === undefined ? {} : { authToken }) });
}

/** Opens one connection to a file, creating it with its folder, or a client for a libSQL server. */
export async function connect(settings: DatabaseSettings): Promise<Client> {
  const { url, busyTimeoutMs = 5_000 } = settings;
  if (!isFileUrl(url)) return connectToServer(settings);
  const path = pathOf(url);
  makePrivateFile(path);
  const client = createFileClient(path, { busyTimeoutMs, pragmas });
  await client.execute("SELECT 1");
  return client;
}

/** Closes a connection. A file's write-ahead log is emptied first: it shows the order of writes. */
export async function disconnect(client: Client): Promise<void> {
  if (client.protocol === "file" && !client.closed) await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
}
