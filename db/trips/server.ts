import { LibsqlError, type InStatement, type InValue, type ResultSet } from "@libsql/client";
import {
  BatchCond,
  ClosedError,
  HttpServerError,
  openHttp,
  parseLibsqlUrl,
  Stmt,
  type BatchStep,
  type HttpClient,
  type HttpStream,
  type RowsResult,
} from "@libsql/hrana-client";
import { longestRequestMs, type DatabaseSettings } from "#db/connection.ts";
import { fetchWithin } from "#db/silent-server.ts";
import type { Lines } from "./in-trips.ts";
import type { Outcome } from "./trip-queue.ts";
import type { Line } from "./unit-in-trips.ts";

/*
 * A libSQL server, spoken to in its own protocol: the client's transactions ask the server once for each statement, and once more
 * to end.
 */

/** As a file takes it. A server refuses text with half a character in it, and all that travels with it. */
const wellFormed = (value: InValue): InValue => (typeof value === "string" ? value.toWellFormed() : value);

function statementOf(statement: InStatement): Stmt {
  if (typeof statement === "string") return new Stmt(statement);
  const spoken = new Stmt(statement.sql);
  const { args = [] } = statement;
  if (Array.isArray(args)) return spoken.bindIndexes(args.map(wellFormed));
  for (const [name, value] of Object.entries(args)) spoken.bindName(name, wellFormed(value));
  return spoken;
}

const resultOf = ({ columnNames, columnDecltypes, rows, ...counts }: RowsResult): ResultSet => ({
  columns: columnNames.map((name) => name ?? ""),
  columnTypes: columnDecltypes.map((type) => type ?? ""),
  rows,
  rowsAffected: counts.affectedRowCount,
  lastInsertRowid: counts.lastInsertRowid,
  toJSON: () => rows,
});

/** As the client says it: db/faults.ts tells faults apart by their codes. */
function faultOf(error: unknown): unknown {
  if (error instanceof HttpServerError)
    return new LibsqlError(error.message, "SERVER_ERROR", undefined, undefined, error);
  if (error instanceof ClosedError && error.cause !== undefined) return faultOf(error.cause);
  return error;
}

/** @returns null for a statement that was not run, as one before it had failed. */
async function outcomeOf(answer: Promise<RowsResult | undefined>): Promise<Outcome | null> {
  try {
    const result = await answer;
    return result === undefined ? null : { status: "fulfilled", value: resultOf(result) };
  } catch (error) {
    return { status: "rejected", reason: faultOf(error) };
  }
}

/** Runs steps one after the other, each only if the one before went well; the last one ends what has begun. */
async function runSteps(stream: HttpStream, statements: readonly Stmt[], end: "commit" | null) {
  const batch = stream.batch(false);
  let before: BatchStep | null = null;
  const answers = [...statements, ...(end === "commit" ? [new Stmt("COMMIT")] : [])].map((statement) => {
    const step = batch.step();
    if (before !== null) step.condition(BatchCond.ok(before));
    before = step;
    return outcomeOf(step.query(statement));
  });
  const done = batch.execute();
  // In the same trip. A transaction that was not committed ends with its connection.
  if (end === "commit") stream.closeGracefully();
  await done;
  return Promise.all(answers);
}

function openLine(client: HttpClient): Line {
  let stream: HttpStream | null = null;
  return {
    send: async (statements, end) => {
      const begin = stream === null ? [new Stmt("BEGIN IMMEDIATE")] : [];
      stream ??= client.openStream();
      const steps = [...begin, ...statements.map(statementOf)];
      const outcomes = await runSteps(stream, steps, end).catch((error: unknown) => {
        throw faultOf(error);
      });
      const failed = outcomes.find((outcome) => outcome?.status === "rejected");
      if (failed?.status === "rejected") throw failed.reason;
      return outcomes.slice(begin.length).flatMap((outcome) => outcome ?? []);
    },
    rollback: async () => {
      if (stream === null || stream.closed) return;
      const ended = stream.run("ROLLBACK");
      stream.closeGracefully();
      await ended;
    },
  };
}

/** Runs statements in one trip, each on its own. */
async function runEach(client: HttpClient, statements: readonly InStatement[]): Promise<readonly Outcome[]> {
  const stream = client.openStream();
  // `async`: a value that can't be sent fails its own statement.
  const answers = statements.map((statement) =>
    outcomeOf((async () => stream.query(statementOf(statement)))()),
  );
  stream.closeGracefully();
  return (await Promise.all(answers)).flatMap((outcome) => outcome ?? []);
}

/** Whether the server took nothing of what was sent: a fault of one statement, which the others must not suffer for. */
const isRefused = (outcome: Outcome): boolean =>
  outcome.status === "rejected" &&
  outcome.reason instanceof LibsqlError &&
  outcome.reason.cause instanceof HttpServerError &&
  outcome.reason.cause.status < 500;

/** The ways to a libSQL server, which may be silent. */
export function linesTo({ url, authToken, requestTimeoutMs = longestRequestMs }: DatabaseSettings): Lines {
  const parsed = parseLibsqlUrl(url);
  const client = openHttp(
    parsed.hranaHttpUrl ?? url,
    authToken ?? parsed.authToken,
    fetchWithin(requestTimeoutMs),
  );
  return {
    send: async (statements) => {
      const outcomes = await runEach(client, statements);
      if (statements.length === 1 || !outcomes.every(isRefused)) return outcomes;
      return (await Promise.all(statements.map((statement) => runEach(client, [statement])))).flat();
    },
    open: () => openLine(client),
    close: () => {
      client.close();
      return Promise.resolve();
    },
  };
}
