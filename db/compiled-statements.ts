import { ConnectionPool, Sqlite3Client } from "@libsql/client/sqlite3";

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
