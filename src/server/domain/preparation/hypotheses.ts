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
import { type Tension, findStory } from "#src/shared/result/story.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";

/** A coach's questions, by what they ask about. No two kinds say nearly the same. */
const questions = {
  step: () => ["What has come of the step you shared?"],
  came: (word: string) => [
    `“${word}” comes up far more often than last time. What have you done differently?`,
    `What helped people see you as ${word} this time?`,
  ],
  went: (word: string) => [
    `Fewer people call you ${word} than before. Is that as you’d like it?`,
    `“${word}” has become rarer. What do people see instead?`,
  ],
  theirs: (word: string) => [
    `People see you as ${word}. When did that last help someone?`,
    `Others call you ${word}, and you didn’t. What might they see that you take for granted?`,
  ],
  careful: (word: string) => [
    `Some people picked “${word}”. What might they have noticed, and how does the word sound to you?`,
    `“${word}” came up, and you didn’t pick it. What would you want people to understand by it?`,
  ],
  shared: (word: string) => [
    `You and they agree on “${word}”. Where could you lean on it more?`,
    `You’re known to be ${word}. Is it ever too much of a good thing?`,
    `You’re known as ${word}. What could you build on that this month?`,
  ],
  agreed: (word: string) => [
    `You and others both say “${word}”. Who knows this side of you best?`,
    `“${word}” is on your list and on theirs. When does it suit you, and when doesn’t it?`,
  ],
  tension: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. When is each of them true?`,
    `From inside it’s “${own}”, from outside “${theirs}”. What happens in between?`,
  ],
  surprise: (word: string) => [
    `You didn’t expect people to pick “${word}”. What could have led them there?`,
    `You hadn’t guessed “${word}”. Who would you like to ask about it?`,
  ],
  alone: (word: string) => [
    `You picked “${word}” and nobody else did. Where does it show, and who gets to see it?`,
    `What would be different if one more person knew you as ${word}?`,
    `Is “${word}” something you’d like people to see, or something that’s yours alone?`,
  ],
  returned: (found: number, all: number) => [
    found === all
      ? "All of your own words came back. Did you expect that?"
      : `${spellNumber(found)} of your ${spellNumber(all)} own words came back. Did you expect more, or fewer?`,
  ],
  missing: () => ["Whose view of you is missing here, and what would they say?"],
  hoped: () => ["Which word did you hope to read?"],
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
 * Writes three questions to the client, each about something else and with its evidence: about their step and
 * what changed since the result before, then in the story's order. Deterministic.
 */
export function writeHypotheses(
  snapshot: SnapshotContent,
  clientName: string,
  { came, went }: Shift = noShift,
  hasTriedStep = false,
): readonly Hypothesis[] {
  const { choose }: Draft = startDraft(snapshot);
  const story = findStory(snapshot);
  const { responseCount, words, prediction } = snapshot;
  const isDelicate = ({ traitId }: ScoredWord) => delicateWords.has(traitId);
  const ask = (kind: string, forms: readonly string[], about: readonly ScoredWord[], evidence: string) => ({
    kind,
    question: capitalise(choose(`preparation/${kind}`, forms)),
    evidence,
    traitIds: about.map(({ traitId }) => traitId),
  });
  /** For example "Five of seven people picked “patient”, clearly beyond chance." */
  const seenBy = (word: ScoredWord) =>
    `${capitalise(votesWording(word, responseCount))} picked “${nameOf(word)}”${strengths[word.evidence] ?? ""}.`;
  const wordQuestions = (word: ScoredWord) => textsOf(word.traitId)?.question ?? [];

  const fromTheirs = (word: ScoredWord) => {
    const name = nameOf(word);
    const isPlain = isClear(word) && !isDelicate(word);
    const forms = isPlain ? [...questions.theirs(name), ...wordQuestions(word)] : questions.careful(name);
    return ask("theirs", forms, [word], `${seenBy(word)} ${clientName} didn’t.`);
  };
  const fromShared = (word: ScoredWord) => {
    const name = nameOf(word);
    const clear = isDelicate(word) ? wordQuestions(word) : questions.shared(name);
    const forms = isClear(word) ? clear : questions.agreed(name);
    return ask("shared", forms, [word], `${seenBy(word)} So did ${clientName}.`);
  };
  const fromAlone = (word: ScoredWord) =>
    ask(
      "alone",
      questions.alone(nameOf(word)),
      [word],
      `${clientName} picked “${nameOf(word)}”. None of the ${spellNumber(responseCount)} people who answered did.`,
    );
  const fromCame = (word: ScoredWord) =>
    ask(
      "came",
      questions.came(nameOf(word)),
      [word],
      `${seenBy(word)} That’s more than in the result before, beyond chance.`,
    );
  const fromWent = (word: ScoredWord) => {
    const who = word.band === "none" ? "Nobody" : capitalise(votesWording(word, responseCount));
    const evidence = `${who} picked “${nameOf(word)}” this time. That’s less than in the result before, beyond chance.`;
    return ask("went", questions.went(nameOf(word)), [word], evidence);
  };
  const fromTension = ({ own, theirs }: Tension) =>
    ask(
      "tension",
      questions.tension(nameOf(own), nameOf(theirs)),
      [own, theirs],
      `${clientName} picked “${nameOf(own)}”, and nobody else did. ${seenBy(theirs)}`,
    );
  const fromSurprise = (word: ScoredWord) =>
    ask(
      "surprise",
      questions.surprise(nameOf(word)),
      [word],
      `${seenBy(word)} ${clientName} hadn’t guessed it.`,
    );

  const unexpected = prediction ? guessedWords(words, prediction.traitIds).unexpected : [];
  const isSurprise = (word: ScoredWord) =>
    unexpected.some(({ traitId }) => traitId === word.traitId) && !isDelicate(word) && word !== story.lead;
  const changed = (ids: readonly string[]) =>
    words.filter((word) => ids.includes(word.traitId) && !isDelicate(word));
  const { lead } = story;
  const own = words.filter(({ quadrant }) => quadrant === "arena" || quadrant === "facade").length;
  const found = own - story.alone.length;
  const answered = `${capitalise(spellNumber(responseCount))} people answered.`;
  return differing([
    ...(hasTriedStep ? [ask("step", questions.step(), [], `${clientName} shares a step with you.`)] : []),
    ...changed(came).map(fromCame),
    ...changed(went).map(fromWent),
    ...(lead === null ? [] : [lead.quadrant === "arena" ? fromShared(lead) : fromTheirs(lead)]),
    ...story.tensions.map(fromTension),
    ...[...story.theirs, ...story.shared].filter(isSurprise).map(fromSurprise),
    ...[...story.theirs, ...story.theirHints].map(fromTheirs),
    ...[...story.shared, ...story.sharedHints].map(fromShared),
    ...story.alone.map(fromAlone),
    ...(found === 0
      ? []
      : [
          ask(
            "returned",
            questions.returned(found, own),
            [],
            `${clientName} picked ${spellNumber(own)} words. ${capitalise(spellNumber(found))} of them ${found === 1 ? "was" : "were"} picked by someone else, too.`,
          ),
        ]),
    ask("missing", questions.missing(), [], answered),
    ask("hoped", questions.hoped(), [], answered),
  ]);
}

/** Asks about each thing once, and about each word once. */
function differing(candidates: readonly (Hypothesis & { readonly kind: string })[]): readonly Hypothesis[] {
  const kinds = new Set<string>();
  const asked = new Set<string>();
  return candidates
    .filter(({ kind, traitIds }) => {
      const isNew = !kinds.has(kind) && !traitIds.some((id) => asked.has(id));
      if (isNew) for (const id of traitIds) asked.add(id);
      if (isNew) kinds.add(kind);
      return isNew;
    })
    .slice(0, hypothesisCount)
    .map(({ kind: _kind, ...hypothesis }) => hypothesis);
}
