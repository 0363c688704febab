/** Runs units of work one after the other, in the order in which they were handed in. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(unit: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(unit, unit);
    // The chain goes on after a failure; the caller of `run` gets the error.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
