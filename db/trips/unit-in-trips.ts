import type { InStatement, ResultSet } from "@libsql/client";
import { TripQueue, type Outcome, type Send } from "./trip-queue.ts";

/** A transaction while its unit runs. */
export interface OpenTransaction {
  execute(statement: InStatement): Promise<ResultSet>;
  /** As `execute`, for rows that hardly ever are there: it may answer that there are none, and look when it commits. */
  presumeNone?: (statement: InStatement) => Promise<ResultSet>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** A connection that is kept for one transaction, which begins before the first statement of all. */
export interface Line {
  /** Runs statements one after the other. @throws what one of them, or the commit, failed of; the rest doesn't run */
  readonly send: Send;
  /** Gives up what has been done, if anything has. */
  rollback(): Promise<void>;
}

/** Whether nobody learns more from the statement than that it went through. */
export function givesNothing(statement: InStatement): boolean {
  const sql = typeof statement === "string" ? statement : statement.sql;
  return /^\s*(?:insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);
}

/** What a write is answered with that has not been sent yet. */
export const notKnownYet: ResultSet = {
  columns: [],
  columnTypes: [],
  rows: [],
  get rowsAffected(): number {
    throw new Error("How many rows a write changes isn’t known yet: let it return them.");
  },
  lastInsertRowid: undefined,
  toJSON: () => null,
};

/**
 * A transaction over a distance. Its unit waits for what it reads; what it only writes travels with what it reads next, or with
 * the commit. So a unit costs one trip for each time that it has to know something, and one to end.
 *
 * A write that fails is told with whatever travels next. After a failure nothing is committed, even if the unit has caught it.
 */
export class UnitInTrips implements OpenTransaction {
  readonly #line: Line;
  readonly #queue = new TripQueue((statements, end) => this.#send(statements, end));
  #lastTrip: Promise<unknown> = Promise.resolve();
  #failure: { readonly reason: unknown } | null = null;
  #hasLeft = false;
  #isOver = false;

  constructor(line: Line) {
    this.#line = line;
  }

  execute(statement: InStatement): Promise<ResultSet> {
    if (this.#isOver) return Promise.reject(new Error("A transaction was used after its end."));
    if (!givesNothing(statement)) return this.#queue.ask(statement);
    this.#queue.add(statement);
    return Promise.resolve(notKnownYet);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    await this.#queue.leave("commit");
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    // What has been asked for and has not left yet must not begin a transaction that nobody ends.
    this.#failure ??= { reason: new Error("The transaction is over.") };
    await this.#lastTrip.catch(() => undefined);
    if (this.#hasLeft) await this.#line.rollback();
  }

  /** One trip after the other: the next might otherwise run although this one has failed. */
  #send(statements: Parameters<Send>[0], end: Parameters<Send>[1]): Promise<readonly Outcome[]> {
    const trip = this.#lastTrip.then(() => this.#sendNow(statements, end));
    this.#lastTrip = trip.catch(() => undefined);
    return trip;
  }

  async #sendNow(statements: Parameters<Send>[0], end: Parameters<Send>[1]): Promise<readonly Outcome[]> {
    if (this.#failure !== null) throw this.#failure.reason;
    if (statements.length === 0 && !this.#hasLeft) return [];
    this.#hasLeft = true;
    try {
      return await this.#line.send(statements, end);
    } catch (reason) {
      this.#failure = { reason };
      throw reason;
    }
  }
}
