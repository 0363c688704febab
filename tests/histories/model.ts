import type { Ballot } from "./history.ts";

/*
 * A survey as a few lists, from which everything that the product says must follow. It states rules A1, A2
 * and A9 of the promise a second time.
 */

export interface ModelAnswer extends Ballot {
  readonly key: string;
  released: boolean;
  withdrawn: boolean;
}

export class SurveyModel {
  readonly minResponses: number;
  /** The people in each result, first to newest. */
  readonly results: (readonly ModelAnswer[])[] = [];
  #alive: readonly ModelAnswer[] = [];

  constructor(minResponses: number) {
    this.minResponses = minResponses;
  }

  /** Existing answers. */
  get alive(): readonly ModelAnswer[] {
    return this.#alive;
  }

  /** Answers that no result contains. */
  get fresh(): number {
    return this.#alive.filter(({ released }) => !released).length;
  }

  get shown(): number {
    return this.results.at(-1)?.length ?? 0;
  }

  /** The one number that may change: the newest result's, and later answers. */
  get answered(): number {
    return this.shown + this.fresh;
  }

  /** Whether the next result can be made. */
  get isDue(): boolean {
    return this.fresh >= this.minResponses;
  }

  add(key: string, ballot: Ballot): void {
    this.#alive = [...this.#alive, { ...ballot, key, released: false, withdrawn: false }];
  }

  withdraw(gone: ModelAnswer): void {
    if (gone.released) gone.withdrawn = true;
    else this.#alive = this.#alive.filter((other) => other !== gone);
  }

  /** Makes the next result. @returns the people in it */
  reveal(): readonly ModelAnswer[] {
    // A9: someone who withdraws a shown answer leaves together with enough others, or later.
    const leaving = this.#alive.filter(({ withdrawn }) => withdrawn);
    if (leaving.length >= this.minResponses) this.#alive = this.#alive.filter(({ withdrawn }) => !withdrawn);
    for (const answer of this.#alive) answer.released = true;
    this.results.push(this.#alive);
    return this.#alive;
  }

  /** The number of people by which each pair of results differs. */
  differences(): readonly number[] {
    const pairs = this.results.flatMap((one, i) =>
      this.results.slice(i + 1).map((other) => ({ one, other })),
    );
    return pairs.map(
      ({ one, other }) =>
        one.filter((answer) => !other.includes(answer)).length +
        other.filter((answer) => !one.includes(answer)).length,
    );
  }
}
