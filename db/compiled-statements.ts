import { ConnectionPool, Sqlite3Client } from "@libsql/client/sqlite3";

/*
 * The client compiles a statement anew each time it runs, and asks it for its columns twice: more work than running it
 * (a signed-in GET /api/me, one query, took 180 µs and takes 100 µs without). So connections to files keep what they have
 * compiled. SQLite itself compiles a kept statement again when another process has changed the schema.
 */

type Connection = Awaited<ReturnType<ConnectionPool["acquire"]>>;
type Statement = ReturnType<Connection["prepare"]>;

/** Texts of statements are few, as values are never part of them; only lists of values make more. */
const mostKept = 300;

/** The client calls `raw` to see whether a statement gives rows, and takes an error for a no. */
const givesNoRows = new TypeError("The statement gives no rows.");

function remember(statement: Statement): Statement {
  if (statement.reader) {
    const columns = statement.columns();
    statement.columns = () => columns;
  } else {
    statement.raw = () => {
      throw givesNoRows;
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
    const statement = remember(compile(sql));
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare });
}

class CompilingPool extends ConnectionPool {
  readonly #prepared = new WeakSet<Connection>();

  override async acquire(forTransaction?: boolean): Promise<Connection> {
    const connection = await super.acquire(forTransaction);
    if (!this.#prepared.has(connection)) {
      keepStatements(connection);
      this.#prepared.add(connection);
    }
    return connection;
  }
}

/** A client of one connection to a file. Opens the file with its first statement. */
export const createFileClient = (path: string, busyTimeoutMs: number): Sqlite3Client =>
  new Sqlite3Client(new CompilingPool(path, { timeout: busyTimeoutMs }, 1), "number");
