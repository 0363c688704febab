import { publishedVotes } from "#src/shared/scoring/band.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { drawWords, sizeOf, weightsIn } from "./group-worlds.ts";

/*
 * What the owner of a window learns of a newcomer: six colleagues became seven, so five people described them
 * in both rounds, and one for the first time. The owner knows how people of their kind answer, and guesses
 * from both windows which words the newcomer picked.
 */

const ids = catalogue.map(({ id }) => id);
const before = 5;

/** What a second window shows: numbers, or bands without single voices, as rounds of changed teams do. */
type Shown = (votes: number, peers: number) => string;

const numbers: Shown = String;
const banded: Shown = (votes, peers) => String(publishedVotes(votes, peers, true));

const knowledge = {
  /** The second window alone, which is lawful anyway. */
  alone: (_: number, after: number) => numbers(after, before + 1),
  /** Both windows, the second by bands. */
  banded: (first: number, after: number) => `${String(first)} ${banded(after, before + 1)}`,
  /** Both windows, the second with numbers, which isn't shown. */
  numbers: (first: number, after: number) => `${String(first)} ${numbers(after, before + 1)}`,
} as const;

interface Word {
  readonly first: number;
  readonly after: number;
  readonly isNewcomers: boolean;
}

/** @param repeats the chance that somebody picks a word again */
function playRounds(repeats: number, random: () => number): readonly Word[] {
  const [weights = new Map<string, number>()] = weightsIn("own", 1, random);
  const pick = () => drawWords(weights, sizeOf(random), random);
  const firsts = Array.from({ length: before }, pick);
  const again = firsts.map((words) => {
    const kept = words.filter(() => random() < repeats);
    const left = new Map([...weights].filter(([id]) => !kept.includes(id)));
    return [...kept, ...drawWords(left, words.length - kept.length, random)];
  });
  const newcomer = pick();
  const count = (lists: readonly (readonly string[])[], id: string) =>
    lists.filter((list) => list.includes(id)).length;
  return ids.map((id) => ({
    first: count(firsts, id),
    after: count([...again, newcomer], id),
    isNewcomers: newcomer.includes(id),
  }));
}

/**
 * How many of six guesses are right, and of how many words somebody is nine tenths sure that they are the
 * newcomer's, for each state of knowledge.
 */
export function learnFrom(repeats: number, rounds: number, random: () => number) {
  const played = Array.from({ length: rounds }, () => playRounds(repeats, random));
  const results = Object.entries(knowledge).map(([name, keyOf]) => {
    const seen = new Map<string, { n: number; picked: number }>();
    for (const { first, after, isNewcomers } of played.flat()) {
      const key = keyOf(first, after);
      const entry = seen.get(key) ?? { n: 0, picked: 0 };
      seen.set(key, { n: entry.n + 1, picked: entry.picked + (isNewcomers ? 1 : 0) });
    }
    const chance = ({ first, after }: Word) => {
      const entry = seen.get(keyOf(first, after));
      return entry === undefined ? 0 : entry.picked / entry.n;
    };
    const guesses = played.map((words) =>
      words.toSorted((one, other) => chance(other) - chance(one)).slice(0, 6),
    );
    const right = guesses.flat().filter(({ isNewcomers }) => isNewcomers).length / rounds;
    const sure = played.flat().filter((word) => chance(word) >= 0.9).length / rounds;
    return [name, { right, sure }] as const;
  });
  return Object.fromEntries(results);
}
