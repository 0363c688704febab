import type { Portrait, PortraitSentence, ScoredWord } from "#src/shared/result/analysis.ts";

/** The parts of a portrait, before it is cut to length. */
export interface Composition {
  readonly name: string;
  readonly paragraphs: readonly (readonly Part[])[];
  readonly question: PortraitSentence;
  readonly step: PortraitSentence;
}

export interface Part {
  readonly sentence: PortraitSentence;
  /** null: required. Otherwise lower ranks are included first. */
  readonly rank: number | null;
}

export const must = (sentence: PortraitSentence): Part => ({ sentence, rank: null });

export const some = (words: readonly ScoredWord[], tell: () => PortraitSentence): readonly Part[] =>
  words.length === 0 ? [] : [must(tell())];

/** The rank of sentences that only fill up a short text. */
export const spareRank = 9;
const shortWords = 112;

/** The most words, question and step included; required sentences may exceed it. */
const mostWords = 170;

const wordsIn = ({ text }: PortraitSentence): number => text.split(/\s+/).length;

/** Drops the parts that exceed the length. */
export function fit({ name, paragraphs, question, step }: Composition): Portrait {
  const parts = paragraphs.flat();
  let left = mostWords - wordsIn(question) - wordsIn(step);
  for (const { sentence, rank } of parts) if (rank === null) left -= wordsIn(sentence);
  const told = new Set(parts.filter(({ rank }) => rank === null));
  for (const part of parts.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))) {
    if (part.rank === null || wordsIn(part.sentence) > left) continue;
    if (part.rank === spareRank && mostWords - left > shortWords) continue;
    told.add(part);
    left -= wordsIn(part.sentence);
  }
  return {
    name,
    paragraphs: paragraphs
      .map((paragraph) => paragraph.filter((part) => told.has(part)).map(({ sentence }) => sentence))
      .filter(({ length }) => length > 0),
    question,
    step,
  };
}
