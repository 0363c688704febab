import { QueueTimeoutError } from "./faults.ts";

/** Settles as `work` does, or rejects with what `timeout` makes after `ms`. */
export async function within<T>(work: Promise<T>, ms: number, timeout: () => Error): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(timeout());
  }, ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs pieces of work one after the other, in the order in which they came. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * @param patienceMs how long the work may wait for its turn
   * @throws {QueueTimeoutError} after that; the work hasn't begun.
   */
  async run<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
    const before = this.#last;
    const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
    this.#last = before.then(() => ended);
    this.#waiting += 1;
    try {
      await within(before, patienceMs, () => new QueueTimeoutError("Waited too long for its turn.")).finally(
        () => (this.#waiting -= 1),
      );
      return await work();
    } finally {
      end(undefined);
    }
  }
}
