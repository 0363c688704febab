import { days } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import { expect } from "vitest";

/* What has really happened, beside the product: what windows may show follows from it. */

export interface Person {
  readonly actor: Actor;
  /** The team's people are the same in both worlds, and so is who they are in a list. */
  readonly name: string;
  isGone: boolean;
  /** Their account is deleted. */
  isErased: boolean;
  /** Left the team before the end of a round of theirs. */
  readonly leftEarly: string[];
}

/** A description that stands. */
interface Description {
  readonly by: Person;
  readonly of: Person;
  readonly key: string;
}

/** A round of the team. */
export interface Round {
  readonly id: string;
  /** Who takes part, with their own round; those who leave or step out go. */
  readonly parts: Map<Person, string>;
  /** Those who deleted their own round and still describe others. */
  readonly undescribed: Set<Person>;
  readonly panelSize: number;
  readonly withWords: Set<Person>;
  descriptions: Description[];
  closesAt: number;
  frozenAt: number | null;
  /** Who has a window, and who described them in it. */
  windows: ReadonlyMap<Person, ReadonlySet<Person>>;
}

/** Applies the end of a round: the windows that open, by what stands. */
export function freeze(round: Round, now: number): void {
  if (round.frozenAt !== null || round.closesAt > now) return;
  round.frozenAt = now;
  const least = leastAnswersOf(round.panelSize);
  round.windows = new Map(
    [...round.parts.keys()]
      .filter((person) => round.withWords.has(person) && !round.undescribed.has(person))
      .map(
        (person) =>
          [
            person,
            new Set(round.descriptions.filter(({ of }) => of === person).map(({ by }) => by)),
          ] as const,
      )
      .filter(([, describers]) => describers.size >= least),
  );
}

/** Until when two people of a round stay apart; null: they needn't. */
function apartUntil({ frozenAt, closesAt, windows }: Round): number | null {
  if (frozenAt !== null && windows.size === 0) return null;
  const day = days(1);
  return Math.ceil(((frozenAt ?? closesAt) + days(84)) / day) * day;
}

/** Whether these people may start a round now. */
export const mayMeet = (rounds: readonly Round[], people: readonly Person[], now: number): boolean =>
  rounds.every((round) => {
    const until = apartUntil(round);
    return until === null || until <= now || people.filter((person) => round.parts.has(person)).length < 2;
  });

interface SeenWindow {
  readonly describers: ReadonlySet<Person>;
  readonly at: number;
  readonly isCounted: boolean;
}

/** No two windows with numbers, within half a year, may tell what one to four people picked. */
export function expectNotSubtractable(windows: readonly SeenWindow[]): void {
  for (const [n, later] of windows.entries()) {
    for (const earlier of windows.slice(0, n)) {
      if (!later.isCounted || !earlier.isCounted || later.at - earlier.at > days(183)) continue;
      const shared = [...later.describers].filter((one) => earlier.describers.has(one)).length;
      const changed = later.describers.size + earlier.describers.size - 2 * shared;
      if (shared > 0) expect(changed === 0 || changed > 4, "two windows tell what a few picked").toBe(true);
    }
  }
}

/** A history in one world. */
export interface Play {
  readonly deps: TestDeps;
  readonly owner: Actor;
  readonly organisationId: string;
  /** By who they are, the same in both worlds; the reader first. */
  readonly people: Person[];
  /** Whose acts a place has: two have changed places in the second world. */
  readonly at: (person: Person) => Person;
  readonly swap: readonly [number, number];
  /** Oldest first. */
  readonly rounds: Round[];
  /** The reader's personal rounds. */
  readonly personal: string[];
  /** Everything that the reader and the owner have read, in order. */
  readonly heard: string[];
  /** The outcome of each step. */
  readonly trace: string[];
}

export const wordsOf = (n: number): string[] => wordsFrom(n * 3);
/** The reader uses the same words for everyone: known words must not differ between the worlds. */
export const readersWords = wordsOf(2);

export const readerOf = ({ people: [first] }: Play): Person => {
  if (first === undefined) throw new Error("A team has a reader.");
  return first;
};

export const roundOf = ({ rounds }: Play): Round => {
  const round = rounds.at(-1);
  if (round === undefined) throw new Error("A team has a round.");
  return round;
};

/** Who takes part now, in the order of places. */
export const hereIn = (play: Play): readonly Person[] => {
  const { parts } = roundOf(play);
  return play.people.map(play.at).filter((person) => !person.isGone && parts.has(person));
};

export const nowOf = ({ deps }: Play): number => deps.clock.now().getTime();
