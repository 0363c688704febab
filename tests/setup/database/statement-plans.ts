import type { Database, Queryable } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import type { Client } from "@libsql/client";
import { NoopLogger, type Logger } from "drizzle-orm";
import { join } from "node:path";
import { inject } from "vitest";
import { z } from "zod";

/*
 * Every statement that the product runs in a test is explained, and a full scan fails the test. Without
 * ANALYZE, SQLite has no statistics, so the plan for an empty database is the plan for millions of rows.
 */

const planStep = z.object({ detail: z.string() });

/** An explained statement, and the full scans in its plan, usually none. */
type Scans = readonly string[];

/** Lists of values make many texts of one statement. */
const shapeOf = (sql: string): string =>
  sql.replaceAll(/\?(?:, \?)+/g, "?").replaceAll(/\(\?\)(?:, \(\?\))+/g, "(?)");

const explained = new Map<string, Scans>();
let planner: Promise<Client> | undefined;

async function scansIn(sql: string): Promise<Scans> {
  planner ??= connect({ url: `file:${join(inject("emptyDatabase"), "test.db")}` });
  const { rows } = await (await planner).execute(`EXPLAIN QUERY PLAN ${sql}`);
  const steps = z
    .array(planStep)
    .parse(rows)
    .map(({ detail }) => detail);
  // A named subquery has steps of its own.
  const subqueries = new Set(
    steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)$/.exec(step)?.[1] ?? []),
  );
  return steps.filter((step) => !isHarmless(step) && !subqueries.has(step.replace(/^SCAN /, "")));
}

/** Steps of a subquery, and virtual tables with lists of values in JSON. */
const isHarmless = (step: string): boolean =>
  (!step.startsWith("SCAN ") && !step.includes("AUTOMATIC")) ||
  /^SCAN (?:CONSTANT ROW|\(|\S+ VIRTUAL TABLE)/.test(step);

/** `INSERT … VALUES` looks up keys only. Drizzle writes `false` for an empty list. */
const readsNothing = (sql: string): boolean =>
  (/^insert\b/i.test(sql) && !/\bselect\b/i.test(sql)) || / where \(?false\b/.test(sql);

export interface Listener {
  /** Called when a statement runs. */
  readonly hear: (sql: string) => void;
  /** Statements that scan a whole table, with those steps. */
  readonly listScans: () => Promise<readonly string[]>;
}

/** @param mayScan allowed statements */
export function listenForScans(mayScan: (sql: string) => boolean): Listener {
  const heard = new Map<string, string>();
  return {
    hear: (sql) => {
      const shape = shapeOf(sql);
      if (!heard.has(shape) && explained.get(shape)?.length !== 0 && !readsNothing(sql))
        heard.set(shape, sql);
    },
    listScans: async () => {
      const scanning: string[] = [];
      for (const [shape, sql] of heard) {
        const scans = explained.get(shape) ?? (await scansIn(sql));
        explained.set(shape, scans);
        if (scans.length > 0 && !mayScan(sql)) scanning.push(`${scans.join("; ")} in: ${sql}`);
      }
      return scanning;
    },
  };
}

const isTestFile = /\/tests\/|\.test\.tsx?$/;
const isOnTheWay = /node_modules|node:|\/tests\/setup\/database\/statement-plans\.ts$|\/db\/(?!seed)/;

const wayFiles = new Map<string, boolean>();

/** Whether this file's calls only pass queries on. */
function passesOn(file: string): boolean {
  const known = wayFiles.get(file) ?? isOnTheWay.test(file);
  wayFiles.set(file, known);
  return known;
}

/** Drizzle and we need fewer frames than that. The caller is right behind them. */
const callsOnTheWay = 8;

/** Whether a test's code runs the query. Called during each query, so it has to be fast. */
function isAskedByTest(): boolean {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, "prepareStackTrace");
  Error.stackTraceLimit = callsOnTheWay;
  Error.prepareStackTrace = (_, calls) => {
    for (const call of calls) {
      const file = call.getFileName() ?? "node:";
      if (!passesOn(file)) return file;
    }
    return "";
  };
  const { stack: asker = "" } = new Error();
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return isTestFile.test(asker);
}

interface Session {
  readonly logger: Logger;
}
const hasSession = (db: object): db is { readonly session: Session } => "session" in db;
const halved = new WeakSet<object>();

/** From now on only the product's statements count: tests may scan tables. */
function hearProductAlone(db: Queryable): void {
  if (halved.has(db) || !hasSession(db)) return;
  halved.add(db);
  const heard = db.session;
  const unheard = Object.assign(Object.create(Object.getPrototypeOf(heard) as object) as Session, heard, {
    logger: new NoopLogger(),
  });
  // Drizzle reads it while a query is being built, so the caller is on the stack.
  Object.defineProperty(db, "session", { get: () => (isAskedByTest() ? unheard : heard) });
}

/** The same database, whose `onStatement` ignores tests. */
export function hearingProductAlone(db: Database): Database {
  hearProductAlone(db.read);
  return {
    ...db,
    write: (work, options) =>
      db.write((tx) => {
        hearProductAlone(tx);
        return work(tx);
      }, options),
  };
}
