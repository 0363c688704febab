import type { InStatement, ResultSet } from "@libsql/client";

/** What became of a statement. */
export type Outcome = PromiseSettledResult<ResultSet>;

/**
 * Makes one trip. Gives what became of each statement that ran.
 *
 * @param end commits after the last one
 * @throws what kept all of them from running, or from being committed
 */
export type Send = (statements: readonly InStatement[], end: "commit" | null) => Promise<readonly Outcome[]>;

interface Passenger {
  readonly statement: InStatement;
  /** Who waits to hear of it; nobody for a write that only has to go through. */
  readonly settle: ((outcome: Outcome) => void) | null;
}

/** What is answered to one of them. */
export interface Ticket {
  readonly answer: Promise<ResultSet>;
  /** Takes it back where it hasn't left yet. Returns who then has to answer it; null where it has left. */
  readonly withdraw: () => ((answer: Promise<ResultSet>) => void) | null;
}

const notRun: Outcome = { status: "rejected", reason: new Error("The statement didn’t run.") };

/**
 * Collects the statements of one turn of the event loop and sends them together, in order. Code that asks for several things at once waits for
 * a distant database once.
 */
export class TripQueue {
  readonly #send: Send;
  #waiting: Passenger[] = [];
  #leavesSoon = false;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Takes a statement along with all others of this turn. */
  ask(statement: InStatement): Promise<ResultSet> {
    return this.board(statement).answer;
  }

  /** As `ask`, for a statement that the caller may withdraw before the trip leaves. */
  board(statement: InStatement): Ticket {
    const { promise: answer, resolve, reject } = Promise.withResolvers<ResultSet>();
    const settle = (outcome: Outcome): void => {
      if (outcome.status === "rejected") reject(outcome.reason);
      else resolve(outcome.value);
    };
    const passenger: Passenger = { statement, settle };
    this.#waiting.push(passenger);
    this.#leaveSoon();
    const withdraw = () => {
      if (!this.#waiting.includes(passenger)) return null;
      this.#waiting = this.#waiting.filter((one) => one !== passenger);
      return resolve;
    };
    return { answer, withdraw };
  }

  /** Takes a statement along with whatever comes next. */
  add(statement: InStatement): void {
    this.#waiting.push({ statement, settle: null });
  }

  #leaveSoon(): void {
    if (this.#leavesSoon) return;
    this.#leavesSoon = true;
    setImmediate(() => {
      this.#leavesSoon = false;
      // Who asked hears of it.
      this.leave(null).catch(() => undefined);
    });
  }

  /** Leaves at once. @throws what the trip failed of */
  async leave(end: "commit" | null): Promise<void> {
    const passengers = this.#waiting;
    this.#waiting = [];
    if (passengers.length === 0 && end === null) return;
    try {
      const outcomes = await this.#send(
        passengers.map(({ statement }) => statement),
        end,
      );
      for (const [i, { settle }] of passengers.entries()) settle?.(outcomes[i] ?? notRun);
    } catch (reason) {
      for (const { settle } of passengers) settle?.({ status: "rejected", reason });
      throw reason;
    }
  }
}
