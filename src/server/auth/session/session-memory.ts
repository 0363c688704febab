import { hours } from "#src/server/clock.ts";

const longestMs = hours(1);
const mostSessions = 10_000;

/** What a process saw of sessions when it last looked, by their ids, for an hour at most. It may be outdated. */
export class SessionMemory<Row> {
  /** The one seen longest ago comes first. */
  readonly #seen = new Map<string, { readonly row: Row; readonly at: number }>();

  #timer: NodeJS.Timeout | null = null;

  recall(id: string): Row | null {
    this.#dropOld();
    return this.#seen.get(id)?.row ?? null;
  }

  remember(id: string, row: Row): void {
    this.#seen.delete(id);
    this.#seen.set(id, { row, at: Date.now() });
    this.#dropOld();
    this.#dropLater();
  }

  forget(id: string): void {
    this.#seen.delete(id);
  }

  /** Also where nobody comes any more. */
  #dropLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#dropOld();
      if (this.#seen.size > 0) this.#dropLater();
    }, longestMs).unref();
  }

  #dropOld(): void {
    for (const [id, { at }] of this.#seen) {
      if (this.#seen.size <= mostSessions && Date.now() - at < longestMs) break;
      this.#seen.delete(id);
    }
  }
}
