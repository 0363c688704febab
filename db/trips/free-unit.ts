import { isOutdated, OutdatedError } from "#db/faults.ts";
import type { InStatement, ResultSet } from "@libsql/client";
import { isReading, recheckOf, recheckOfNone, type Recheck } from "./seen.ts";
import type { Ticket, TripQueue } from "./trip-queue.ts";
import { givesNothing, notKnownYet, type OpenTransaction } from "./unit-in-trips.ts";

/** How much text may be sent back to be compared, in characters. A unit that reads more runs again and holds the database instead. */
const longestRecheck = 65_536;

interface Look {
  readonly statement: InStatement;
  readonly ticket: Ticket;
}

const ignore = (): undefined => undefined;

/** The answer to a question for rows that aren't there. */
const none: ResultSet = {
  columns: [],
  columnTypes: [],
  rows: [],
  rowsAffected: 0,
  lastInsertRowid: undefined,
  toJSON: () => [],
};

/**
 * A transaction whose unit reads before the database is held. What it writes travels in one trip, behind a look at whether all that was
 * read is still so. So nobody else waits while this one hears of something, and what was read before the unit travels with its own questions.
 *
 * Once the unit waits for the answer to a write (`returning`), it holds the database like any other: only a transaction that has begun can answer.
 */
export class FreeUnit implements OpenTransaction {
  readonly #outside: TripQueue;
  readonly #held: OpenTransaction;
  readonly #ready: Promise<unknown>;
  #looks: Look[] = [];
  /** What is thought to find nothing. */
  readonly #presumed: InStatement[] = [];
  readonly #writes: InStatement[] = [];
  #holding: Promise<void> | null = null;
  #isOver = false;

  /**
   * @param outside takes what isn't part of any transaction
   * @param held runs what has to be held
   * @param ready has to succeed before that
   */
  constructor(outside: TripQueue, held: OpenTransaction, ready: Promise<unknown>) {
    this.#outside = outside;
    this.#held = held;
    this.#ready = ready;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    if (this.#isOver) throw new Error("A transaction was used after its end.");
    if (this.#holding === null) {
      if (givesNothing(statement)) {
        this.#writes.push(statement);
        return notKnownYet;
      }
      if (this.#writes.length === 0 && isReading(statement)) return this.#look(statement);
    }
    await this.#hold();
    return this.#held.execute(statement);
  }

  presumeNone(statement: InStatement): Promise<ResultSet> {
    if (this.#isOver || this.#holding !== null || this.#writes.length > 0) return this.execute(statement);
    this.#presumed.push(statement);
    return Promise.resolve(none);
  }

  async commit(): Promise<void> {
    this.#isOver = true;
    await this.#ready;
    if (this.#holding === null && this.#writes.length === 0) {
      await this.requireUpToDate();
      return;
    }
    await this.#hold();
    await this.#held.commit();
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    await this.#held.rollback();
  }

  /**
   * Where it holds what it has read, that is so.
   *
   * @throws OutdatedError where it may have gone by what was never so at the same time; and what looking failed of
   */
  async requireUpToDate(): Promise<void> {
    if (this.#holding !== null || (this.#looks.length < 2 && this.#presumed.length === 0)) return;
    const read = await Promise.allSettled(this.#looks.map(({ ticket }) => ticket.answer));
    // It has failed of what it has read, and was told.
    if (read.some(({ status }) => status === "rejected")) return;
    const asked = (await this.#rechecks()).map(({ statement }) => this.#outside.ask(statement));
    const outcomes = await Promise.allSettled(asked);
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed === undefined) return;
    if (!isOutdated(failed.reason)) throw failed.reason;
    throw new OutdatedError("What the unit has read was never so at one time.", { cause: failed.reason });
  }

  #look(statement: InStatement): Promise<ResultSet> {
    const ticket = this.#outside.board(statement);
    this.#looks.push({ statement, ticket });
    return ticket.answer;
  }

  /** @throws what a look failed of; OutdatedError where it can't be looked again */
  async #rechecks(): Promise<readonly Recheck[]> {
    const seen = await Promise.all(
      this.#looks.map(async ({ statement, ticket }) => recheckOf(statement, await ticket.answer)),
    );
    const all = [...seen, ...this.#presumed.map(recheckOfNone)];
    const rechecks = all.filter((recheck) => recheck !== null);
    const size = rechecks.reduce((sum, recheck) => sum + recheck.size, 0);
    if (rechecks.length === all.length && size <= longestRecheck) return rechecks;
    throw new OutdatedError("It would take too long to look whether what was read is still so.");
  }

  #hold(): Promise<void> {
    this.#holding ??= this.#holdNow();
    return this.#holding;
  }

  async #holdNow(): Promise<void> {
    // What was asked for in the same turn travels with what made this necessary.
    const late = this.#looks.map((look) => ({ ...look, answerWith: look.ticket.withdraw() }));
    this.#looks = late.filter(({ answerWith }) => answerWith === null);
    const ready = Promise.all([this.#rechecks(), this.#ready]);
    for (const { statement, answerWith } of late)
      answerWith?.(ready.then(() => this.#held.execute(statement)));
    const [rechecks] = await ready;
    // If one of these fails, the trip fails, and that is where the error is handled.
    for (const { statement } of rechecks) this.#held.execute(statement).catch(ignore);
    for (const statement of this.#writes) this.#held.execute(statement).catch(ignore);
  }
}
