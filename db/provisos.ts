import { AsyncLocalStorage } from "node:async_hooks";

/** Finds out what speaks against a piece of work; null if nothing does. Asks for all that it needs in one turn. */
export type Objection<Db> = (db: Db) => Promise<Error | null>;

/** What has to hold for a piece of work. */
class Proviso<Db> {
  readonly #object: Objection<Db>;
  /** Of the work that this one is part of. */
  readonly #outer: Proviso<Db> | undefined;
  #asked: Promise<Error | null> | null = null;
  #holds = false;
  /** Whether it is unknown because the database failed. */
  hasFailed = false;

  constructor(object: Objection<Db>, outer: Proviso<Db> | undefined) {
    this.#object = object;
    this.#outer = outer;
  }

  get holds(): boolean {
    return this.#holds && this.#outer?.holds !== false;
  }

  /** @throws what speaks against the work */
  async require(db: Db): Promise<void> {
    this.#asked ??= this.#ask(db);
    const [objection] = await Promise.all([this.#asked, this.#outer?.require(db)]);
    if (objection !== null) throw objection;
    this.#holds = true;
  }

  /** Has it asked again. */
  forget(): void {
    this.#asked = null;
    this.#holds = false;
    this.#outer?.forget();
  }

  async #ask(db: Db): Promise<Error | null> {
    this.hasFailed = false;
    try {
      return await this.#object(db);
    } catch (fault) {
      // Who runs the same work again asks again.
      this.#asked = null;
      this.hasFailed = true;
      throw fault;
    }
  }
}

/**
 * Work that goes ahead before it's known whether it may. What has to hold for it is asked along with the first thing that it asks itself, and
 * costs no trip to a distant database. Until that is known, it gets no answer and stores nothing.
 */
export class Provisos<Db> {
  readonly #current = new AsyncLocalStorage<Proviso<Db> | undefined>();

  /** Runs work that isn't done for the caller alone, and must not fail with them. */
  apart<T>(work: () => T): T {
    return this.#current.run(undefined, work);
  }

  /** Whether all that has to hold is known to. */
  get hold(): boolean {
    return this.#current.getStore()?.holds !== false;
  }

  /** Hands over an answer once all that has to hold is known to. `db` is asked, along with that. */
  async along<T>(db: Db, answer: Promise<T>): Promise<T> {
    const [value] = await Promise.all([answer, this.require(db)]);
    return value;
  }

  /** Waits until all that has to hold is known to. */
  async require(db: Db): Promise<void> {
    if (!this.hold) await this.#current.getStore()?.require(db);
  }

  /** @returns forgets what has been found out since; nothing where it was known before */
  doubt(): () => void {
    const current = this.#current.getStore();
    return current === undefined || current.holds ? () => undefined : () => current.forget();
  }

  /** @throws what speaks against the work, whatever became of the work itself */
  async provided<T>(db: Db, object: Objection<Db>, work: () => Promise<T>): Promise<T> {
    const proviso = new Proviso<Db>((asked) => this.apart(() => object(asked)), this.#current.getStore());
    // `async`: work may return a query, which runs when it is waited for; that has to happen in here.
    const [outcome] = await Promise.allSettled([this.#current.run(proviso, async () => work())]);
    if (outcome.status === "rejected" && proviso.hasFailed) throw outcome.reason;
    if (!proviso.holds) await proviso.require(db);
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  }
}
