import * as schema from "#db/schema/index.ts";
import type { Client, InStatement } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Access, Outlives } from "./access.ts";
import type { DatabaseSettings } from "./connection.ts";
import { isOutdated } from "./faults.ts";
import type { Provisos } from "./provisos.ts";
import type { FreeUnit } from "./trips/free-unit.ts";
import { isReading } from "./trips/seen.ts";
import type { OpenTransaction } from "./trips/unit-in-trips.ts";

export type Reader = LibSQLDatabase<typeof schema>;
const withinWrite = Symbol("within a write");
/** What `write` hands to its unit: all that it runs belongs to one transaction. */
export type Transaction = Omit<Reader, "transaction" | "batch"> & {
  readonly [withinWrite]: true;
  /**
   * Asks for rows that hardly ever are there, such as limits that are used up. Over a distance, a unit that has written nothing yet goes ahead
   * as if there were none, and looks when it commits; where there are some, it runs again and is told.
   */
  presumeNone<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]>;
};
/** What queries take as their first argument: both can read. */
export type Queryable = Reader | Transaction;

export type Unit<T> = (tx: Transaction) => Promise<T>;

/** What a unit ends with: something to ask for, once all is written. */
export class LastQuestion<T> {
  readonly ask: () => Promise<T>;
  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }
}

type Listening = Pick<DatabaseSettings, "onStatement">;

export function overSchema(client: Client, { onStatement }: Listening): Reader {
  const logger = onStatement === undefined ? false : { logQuery: onStatement };
  return drizzle(client, { schema, casing: "snake_case", logger });
}

interface RunningUnit {
  readonly transaction: OpenTransaction;
  /** The first statement that failed, if one has. */
  failure: { readonly reason: unknown } | null;
  /** Of a unit that writes by a single statement: what it asks for waits until that has been handed over. */
  readonly single: PromiseWithResolvers<undefined> | null;
  hasWritten: boolean;
}

const ignore = (): undefined => undefined;

/**
 * The writer's transactions, one after the other, behind one lasting face: what is prepared for it (see prepared.ts) serves
 * them all. A statement belongs to the transaction of the unit that it comes from, also when it comes too late: it must
 * not slip into the one of the next unit.
 */
export class Writer {
  readonly #access: Access;
  readonly #provisos: Provisos<Queryable>;
  readonly #face: Transaction;
  readonly #running = new AsyncLocalStorage<RunningUnit>();
  readonly #presuming = new AsyncLocalStorage<boolean>();

  constructor(access: Access, provisos: Provisos<Queryable>, settings: Listening) {
    this.#access = access;
    this.#provisos = provisos;
    const execute = (statement: InStatement) => {
      if (access.beginFree === null) return this.#execute(statement, false);
      const isPresumed = this.#presuming.getStore() === true && isReading(statement);
      // What has to hold for the unit is asked for along with it, and isn't presumed.
      return this.#presuming.run(false, () => this.#execute(statement, isPresumed));
    };
    this.#face = Object.assign(overSchema({ ...access.client, execute }, settings), {
      [withinWrite]: true as const,
      presumeNone: <T>(ask: () => Promise<readonly T[]>) => this.#presuming.run(true, async () => ask()),
    });
  }

  /** Runs a unit that nobody else writes beside. */
  async run<T>(
    unit: Unit<T | LastQuestion<T>>,
    {
      outlives = "power cut",
      isSingle = false,
    }: { readonly outlives?: Outlives; readonly isSingle?: boolean },
  ): Promise<T> {
    const begin = isSingle ? this.#access.beginSingle : this.#access.begin;
    return this.#runIn(await begin(outlives), unit, isSingle);
  }

  /** @throws where the unit may have gone by what is no longer so: see `isOutdated` */
  async runFree<T>(unit: Unit<T | LastQuestion<T>>, transaction: FreeUnit): Promise<T> {
    try {
      return await this.#runIn(transaction, unit, false);
    } catch (error) {
      await transaction.requireUpToDate();
      throw error;
    }
  }

  async #execute(statement: InStatement, isPresumed: boolean) {
    const running = this.#running.getStore();
    if (running === undefined) throw new Error("A transaction was used outside its unit.");
    const { transaction, single } = running;
    const isWrite = !isReading(statement);
    if (single !== null && isWrite && running.hasWritten)
      throw new Error("A unit of a single statement has run another.");
    if (isWrite) running.hasWritten = true;
    else await single?.promise;
    try {
      // What it changes mustn't be taken for what has changed meanwhile.
      if (!this.#provisos.hold && isWrite) await this.#provisos.require(this.#face);
      const presumed = isPresumed ? transaction.presumeNone?.(statement) : undefined;
      const answer = presumed ?? transaction.execute(statement);
      single?.resolve(undefined);
      return await this.#provisos.along(this.#face, answer);
    } catch (reason) {
      running.failure ??= { reason };
      throw reason;
    }
  }

  async #runIn<T>(
    transaction: OpenTransaction,
    unit: Unit<T | LastQuestion<T>>,
    isSingle: boolean,
  ): Promise<T> {
    const single = isSingle ? Promise.withResolvers<undefined>() : null;
    const running: RunningUnit = { transaction, failure: null, single, hasWritten: false };
    try {
      // `async`: a unit may return a query, which runs when it is waited for; that has to happen in here.
      return await this.#running.run(running, async () => {
        const given = await unit(this.#face);
        await this.#provisos.require(this.#face);
        const answer = given instanceof LastQuestion ? given.ask() : given;
        if (answer instanceof Promise) await this.#untilAsked(answer);
        // Over a distance, a write fails later than its unit could catch it. So that a file does the same, nothing survives a failure.
        if (running.failure !== null) throw running.failure.reason;
        await transaction.commit();
        return answer;
      });
    } catch (error) {
      // The first error is the one to tell; a rollback that fails too has lost its connection, and with it what was written.
      await transaction.rollback().catch(ignore);
      // A unit that has caught it mustn't hide that it has to run again.
      throw isOutdated(running.failure?.reason) ? running.failure?.reason : error;
    }
  }

  /** Over a distance, what is asked for travels with the commit, and is answered with it. */
  async #untilAsked(answer: Promise<unknown>): Promise<void> {
    answer.catch(ignore);
    await (this.#access.beginFree === null ? answer : nextTurn());
  }
}
