import type { Timers } from "#src/server/clock.ts";
import type { TestClock } from "./test-clock.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Timers and a clock that stand still until a test moves them. */
export class TestTimers implements Timers {
  readonly #clock: TestClock;
  #now = 0;
  #timers: readonly Timer[] = [];

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#now;
  }

  wait(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many have neither run nor been cancelled. */
  get waiting(): number {
    return this.#timers.length;
  }

  chance(): number {
    return 0;
  }

  /** Advances to then, one timer after the other; everything that a timer starts settles before the next. */
  async runUntil(end: number, atRest: () => Promise<void>): Promise<void> {
    for (;;) {
      await atRest();
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#moveTo(next.at);
      next.run();
    }
    this.#moveTo(end);
  }

  #moveTo(at: number): void {
    this.#clock.advance(at - this.#now);
    this.#now = at;
  }
}
