/** A clock that stands still until a test moves it. */
export class TestClock {
  #now: Date;

  constructor(start = "2026-11-20T09:00:00.000Z") {
    this.#now = new Date(start);
  }

  now(): Date {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}
