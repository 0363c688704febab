import type { Ballot } from "./history.ts";

/*
 * What a round is, as a few lists. Whatever the product says has to follow from it. Rules A1, A2 and A9 of the promise are
 * said here a second time, in as few words as they have.
 */

export interface ModelAnswer extends Ballot {
  readonly key: string;
  released: boolean;
  withdrawn: boolean;
}

export class SurveyModel {
  readonly minResponses: number;
  /** Who is in each result, first to newest. */
  readonly results: (readonly ModelAnswer[])[] = [];
  #alive: readonly ModelAnswer[] = [];

  constructor(minResponses: number) {
    this.minResponses = minResponses;
  }

  /** Answers that were not erased. */
  get alive(): readonly ModelAnswer[] {
    return this.#alive;
  }

  /** Answers that no result has. */
  get fresh(): number {
    return this.#alive.filter(({ released }) => !released).length;
  }

  get shown(): number {
    return this.results.at(-1)?.length ?? 0;
  }

  /** The one number that may move: what the newest result has, and what came since. */
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

  /** Makes the next result; who is in it. */
  reveal(): readonly ModelAnswer[] {
    // A9: who takes a shown answer back leaves together with enough others, or not yet.
    const leaving = this.#alive.filter(({ withdrawn }) => withdrawn);
    if (leaving.length >= this.minResponses) this.#alive = this.#alive.filter(({ withdrawn }) => !withdrawn);
    for (const answer of this.#alive) answer.released = true;
    this.results.push(this.#alive);
    return this.#alive;
  }

  /** Of any two results, by how many people they differ. */
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
