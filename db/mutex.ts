import { QueueTimeoutError } from "./faults.ts";

/** Runs units of work one after the other, in the order in which they were handed in. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many units wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * @param patienceMs how long a unit may wait before its turn
   * @throws {QueueTimeoutError} after that; the unit has not begun.
   */
  run<T>(unit: () => Promise<T>, patienceMs = Infinity): Promise<T> {
    const since = performance.now();
    this.#waiting += 1;
    const inTime = (): Promise<T> => {
      this.#waiting -= 1;
      if (performance.now() - since > patienceMs)
        throw new QueueTimeoutError("Waited too long for its turn.");
      return unit();
    };
    const turn = this.#last.then(inTime);
    // The chain goes on after a failure; the caller of `run` gets the error.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
