import type { Portrait, PortraitSentence, ScoredWord } from "#src/shared/result/analysis.ts";

/** What a text is made of, before it's cut to length. */
export interface Composition {
  readonly name: string;
  readonly paragraphs: readonly (readonly Part[])[];
  readonly question: PortraitSentence;
  readonly step: PortraitSentence;
}

export interface Part {
  readonly sentence: PortraitSentence;
  /** Null: it has to be said. Else the lower the number, the sooner it finds room. */
  readonly rank: number | null;
}

export const must = (sentence: PortraitSentence): Part => ({ sentence, rank: null });

/** A sentence about these words, if there are any. */
export const some = (words: readonly ScoredWord[], tell: () => PortraitSentence): readonly Part[] =>
  words.length === 0 ? [] : [must(tell())];

/** For what is told only where the text would be short without it. */
export const spareRank = 9;
const shortWords = 112;

/** So many words at most, question and step included; the longest text that has to be said may need more. */
const mostWords = 170;

const wordsIn = ({ text }: PortraitSentence): number => text.split(/\s+/).length;

/** Leaves out what there's no room for. */
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
