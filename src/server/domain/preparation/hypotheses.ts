import { type Draft, capitalise, nameOf, startDraft } from "#src/server/domain/insight/portrait/draft.ts";
import { votesWording } from "#src/server/domain/insight/insight-input.ts";
import type { Shift } from "./beyond-chance.ts";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import {
  isClear,
  type Evidence,
  type ScoredWord,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";

/** A coach's questions, in several variants each. */
const questions = {
  theirs: (word: string) => [
    `People see you as ${word}. When did that last help someone?`,
    `Others call you ${word}, and you didn’t. What might they see that you take for granted?`,
    `If “${word}” were simply true of you, what would you do more often?`,
  ],
  careful: (word: string) => [
    `Some people picked “${word}”. What might they have noticed, and how does the word sound to you?`,
    `“${word}” came up, and you didn’t pick it. What would you want people to understand by it?`,
    `Where might people have met a side of you that they’d call ${word}? Was it what you meant to show?`,
  ],
  surprise: (word: string) => [
    `You didn’t expect people to pick “${word}”. What could have led them there?`,
    `You hadn’t guessed “${word}”. Who would you like to ask about it?`,
    `What would change if you counted on people seeing you as ${word}?`,
  ],
  tension: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. When is each of them true?`,
    `From inside it’s “${own}”, from outside “${theirs}”. What happens in between?`,
    `What would people need to see to understand why you said “${own}”, where they said “${theirs}”?`,
  ],
  alone: (word: string) => [
    `You picked “${word}” and nobody else did. Where does it show, and who gets to see it?`,
    `What would be different if one more person knew you as ${word}?`,
    `Is “${word}” something you’d like people to see, or something that’s yours alone?`,
  ],
  shared: (word: string) => [
    `You and they agree on “${word}”. Where could you lean on it more?`,
    `People know you’re ${word}. When does that become too much of a good thing?`,
    `You’re known as ${word}. What could you build on that this month?`,
  ],
  came: (word: string) => [
    `“${word}” comes up far more often than last time. What have you done differently?`,
    `More people call you ${word} than before. When did you notice a change?`,
    `What helped people see you as ${word} this time?`,
  ],
  went: (word: string) => [
    `“${word}” comes up far less often than last time. What has changed?`,
    `Fewer people call you ${word} than before. Is that as you’d like it?`,
    `“${word}” has become rarer. What do people see instead?`,
  ],
  open: [
    "Which word did you hope people would pick?",
    "Which of your own words would you like more people to see?",
    "Whose view of you is missing here, and what would they say?",
  ],
};

export type Hypothesis = Preparation["hypotheses"][number];

/** As many as a session has time for. */
const hypothesisCount = 3;

const strengths: Readonly<Partial<Record<Evidence, string>>> = {
  clear: ", clearly beyond chance",
  emerging: ", a hint so far",
};

const noShift: Shift = { came: [], went: [] };

/**
 * Writes three questions to the client, each with its evidence: about what changed since the result before,
 * then in the story's order. Deterministic.
 */
export function writeHypotheses(
  snapshot: SnapshotContent,
  clientName: string,
  { came, went }: Shift = noShift,
): readonly Hypothesis[] {
  const { choose }: Draft = startDraft(snapshot);
  const story = findStory(snapshot);
  const { responseCount } = snapshot;
  const isDelicate = ({ traitId }: ScoredWord) => delicateWords.has(traitId);
  const ask = (kind: string, forms: readonly string[], words: readonly ScoredWord[], evidence: string) => ({
    question: capitalise(choose(`preparation/${kind}`, forms)),
    evidence,
    traitIds: words.map(({ traitId }) => traitId),
  });
  /** For example "Five of seven people picked “patient”, clearly beyond chance." */
  const seenBy = (word: ScoredWord) =>
    `${capitalise(votesWording(word, responseCount))} picked “${nameOf(word)}”${strengths[word.evidence] ?? ""}.`;
  const wordQuestions = (word: ScoredWord) => (isClear(word) ? (textsOf(word.traitId)?.question ?? []) : []);

  const fromTheirs = (word: ScoredWord) => {
    const forms =
      isDelicate(word) || !isClear(word)
        ? questions.careful(nameOf(word))
        : [...questions.theirs(nameOf(word)), ...wordQuestions(word)];
    return ask("theirs", forms, [word], `${seenBy(word)} ${clientName} didn’t.`);
  };
  const fromShared = (word: ScoredWord) =>
    ask(
      "shared",
      [...(isDelicate(word) ? wordQuestions(word) : questions.shared(nameOf(word)))],
      [word],
      `${seenBy(word)} So did ${clientName}.`,
    );
  const fromAlone = (word: ScoredWord) =>
    ask(
      "alone",
      questions.alone(nameOf(word)),
      [word],
      `${clientName} picked “${nameOf(word)}”. None of the ${spellNumber(responseCount)} people who answered did.`,
    );

  const unexpected = new Set(
    snapshot.prediction
      ? guessedWords(snapshot.words, snapshot.prediction.traitIds).unexpected.map(({ traitId }) => traitId)
      : [],
  );
  const surprise = [...story.theirs, ...story.shared].find(
    (word) => unexpected.has(word.traitId) && !isDelicate(word) && word !== story.lead,
  );
  const [tension] = story.tensions;
  const wordOf = (ids: readonly string[]) =>
    snapshot.words.find((word) => ids.includes(word.traitId) && !isDelicate(word));
  const [more, less] = [wordOf(came), wordOf(went)];
  const candidates: readonly Hypothesis[] = [
    ...(more === undefined
      ? []
      : [
          ask(
            "came",
            questions.came(nameOf(more)),
            [more],
            `${seenBy(more)} That’s more than in the result before, beyond chance.`,
          ),
        ]),
    ...(less === undefined
      ? []
      : [
          ask(
            "went",
            questions.went(nameOf(less)),
            [less],
            `${less.band === "none" ? "Nobody" : capitalise(votesWording(less, responseCount))} picked “${nameOf(less)}” this time. That’s less than in the result before, beyond chance.`,
          ),
        ]),
    ...(story.lead === null
      ? []
      : [story.lead.quadrant === "arena" ? fromShared(story.lead) : fromTheirs(story.lead)]),
    ...(tension === undefined
      ? []
      : [
          ask(
            "tension",
            questions.tension(nameOf(tension.own), nameOf(tension.theirs)),
            [tension.own, tension.theirs],
            `${clientName} picked “${nameOf(tension.own)}”, and nobody else did. ${seenBy(tension.theirs)}`,
          ),
        ]),
    ...(surprise === undefined
      ? []
      : [
          ask(
            "surprise",
            questions.surprise(nameOf(surprise)),
            [surprise],
            `${seenBy(surprise)} ${clientName} hadn’t guessed it.`,
          ),
        ]),
    ...[...story.theirs, ...story.theirHints].slice(0, 2).map(fromTheirs),
    ...story.shared.slice(0, 2).map(fromShared),
    ...story.alone.slice(0, 2).map(fromAlone),
  ];
  const clear = story.theirs.length + story.shared.length;
  const found = `${String(clear)} ${clear === 1 ? "word stands" : "words stand"} out from chance`;
  const evidence = `${clear === 0 ? "No word stands out from chance" : found} in ${String(responseCount)} answers.`;
  const open = questions.open.map((question) => ({ question, evidence, traitIds: [] }));
  return [...withoutRepeats(candidates), ...open].slice(0, hypothesisCount);
}

/** Asks about each word once. */
function withoutRepeats(candidates: readonly Hypothesis[]): readonly Hypothesis[] {
  const kept: Hypothesis[] = [];
  for (const candidate of candidates) {
    const isNew = candidate.traitIds.every((id) => !kept.some(({ traitIds }) => traitIds.includes(id)));
    if (isNew) kept.push(candidate);
  }
  return kept;
}
