import { capitalise, startDraft, type Draft } from "#src/server/domain/insight/built-in/draft.ts";
import { isDelicate, leadOf, type Pair, type ReadWord } from "#src/server/domain/insight/built-in/reading.ts";
import { votesWording } from "#src/server/domain/insight/built-in/vote-wording.ts";
import { spellNumber } from "#src/shared/text/spell-number.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { isClear, type Evidence, type SnapshotContent } from "#src/shared/result/analysis.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";

/** What a coach would ask, in a few forms each; `shows` is a clause that goes after "when". */
const questionPhrases = {
  blindSpot: (lead: string, shows: string) => [
    `People see you as ${lead}. When did that last help someone?`,
    `Others call you ${lead}, and you didn’t. What might they see that you take for granted?`,
    `When ${shows}, what do people see you do that makes them say “${lead}”?`,
    `If “${lead}” were simply true of you, what would you do more often?`,
  ],
  blindSpotCareful: (lead: string) => [
    `Some people picked “${lead}”. What might they have noticed, and how does the word sound to you?`,
    `“${lead}” came up, and you didn’t pick it. What would you want people to understand by it?`,
    `Where might people have met a side of you that they’d call ${lead}? Was it what you meant to show?`,
  ],
  surprise: (lead: string) => [
    `You didn’t expect people to pick “${lead}”. What could have led them there?`,
    `You hadn’t guessed “${lead}”. Who would you like to ask about it?`,
    `What would change if you counted on people seeing you as ${lead}?`,
  ],
  contrary: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. When is each of them true?`,
    `From inside it’s “${own}”, from outside “${theirs}”. What happens in between?`,
    `What would people need to see to understand why you said “${own}”, where they said “${theirs}”?`,
  ],
  nearMiss: (own: string, theirs: string) => [
    `You said “${own}” and they said “${theirs}”. Is that one thing to you, or two?`,
    `What does “${own}” say about you that “${theirs}” doesn’t?`,
    `They chose “${theirs}” where you chose “${own}”. Which of the two would you rather be known for?`,
  ],
  facade: (kept: string, shows: string) => [
    `You picked “${kept}” and nobody else did. Where does it show, and who gets to see it?`,
    `When ${shows}, who sees that you’re ${kept}?`,
    `What would be different if one more person knew you as ${kept}?`,
    `Is “${kept}” something you’d like people to see, or something that’s yours alone?`,
  ],
  facadeDelicate: (kept: string) => [
    `Is “${kept}” something you’d like people to see, or something that’s yours alone?`,
    `You picked “${kept}” and nobody else did. What did you have in mind?`,
  ],
  arena: (lead: string, shows: string) => [
    `You and they agree on “${lead}”. Where could you lean on it more?`,
    `People know you’re ${lead}. When does that become too much of a good thing?`,
    `You’re known as ${lead}. What could you build on that this month?`,
    `When ${shows}, people count on you being ${lead}. Does anything get lost because of it?`,
  ],
  open: [
    "Which word did you hope people would pick?",
    "Which of your own words would you like more people to see?",
    "Whose view of you is missing here, and what would they say?",
    "Which word would you pick today that you left out then?",
    "What would you want to be known for a year from now?",
  ],
};

export type Hypothesis = Preparation["hypotheses"][number];

/** How many a session has time for. */
const wanted = 3;

/** What the writer of a hypothesis works with. */
interface Work extends Draft {
  readonly snapshot: SnapshotContent;
  readonly clientName: string;
}

type Writer = (work: Work, used: ReadonlySet<string>) => Hypothesis | null;

interface Question {
  readonly kind: string;
  readonly forms: readonly string[];
  readonly words: readonly ReadWord[];
  readonly evidence: string;
}

const ask = (work: Work, { kind, forms, words, evidence }: Question): Hypothesis => ({
  question: capitalise(work.choose(`preparation/${kind}`, forms)),
  evidence,
  traitIds: words.map(({ id }) => id),
});

const strengths: Readonly<Partial<Record<Evidence, string>>> = {
  clear: ", clearly beyond chance",
  emerging: ", a hint so far",
};

/** "Five of seven people picked “patient”, clearly beyond chance." Votes are bands while there are fewer than five answers. */
const seenBy = ({ reading: { responseCount } }: Work, word: ReadWord): string =>
  `${capitalise(votesWording(word, responseCount))} picked “${word.name}”${strengths[word.evidence] ?? ""}.`;

const unusedIn = (words: readonly ReadWord[], used: ReadonlySet<string>) =>
  words.filter(({ id }) => !used.has(id));

const careOf = ({ name, note }: ReadWord): string =>
  note.care === undefined ? "" : ` The word “${name}” ${note.care}.`;

const fromBlindSpot: Writer = (work, used) => {
  const lead = leadOf(unusedIn(work.reading.blindSpot, used));
  if (lead === null) return null;
  const forms =
    isDelicate(lead) || !isClear(lead)
      ? questionPhrases.blindSpotCareful(lead.name)
      : questionPhrases.blindSpot(lead.name, lead.note.shows);
  const evidence = `${seenBy(work, lead)} ${work.clientName} didn’t.${careOf(lead)}`;
  return ask(work, { kind: "blindSpot", forms, words: [lead], evidence });
};

const fromSurprise: Writer = (work, used) => {
  const guess = work.snapshot.prediction?.traitIds;
  if (guess === undefined) return null;
  const unexpected = new Set(
    guessedWords(work.snapshot.words, guess).unexpected.map(({ traitId }) => traitId),
  );
  const words = unusedIn(work.reading.seen, used).filter((word) => unexpected.has(word.id));
  const lead = leadOf(words.filter((word) => !isDelicate(word)));
  if (lead === null) return null;
  const evidence = `${seenBy(work, lead)} ${work.clientName} hadn’t guessed it.`;
  return ask(work, { kind: "surprise", forms: questionPhrases.surprise(lead.name), words: [lead], evidence });
};

const fromPair: Writer = (work, used) => {
  const isUnused = ({ own, theirs }: Pair) => !used.has(own.id) && !used.has(theirs.id);
  const contrary = work.reading.contraries.find(isUnused);
  const pair = contrary ?? work.reading.nearMisses.find(isUnused);
  if (pair === undefined || isDelicate(pair.theirs)) return null;
  const { own, theirs } = pair;
  const questions = contrary === undefined ? questionPhrases.nearMiss : questionPhrases.contrary;
  const evidence = `${work.clientName} picked “${own.name}”, and nobody else did. ${seenBy(work, theirs)}`;
  return ask(work, { kind: "pair", forms: questions(own.name, theirs.name), words: [own, theirs], evidence });
};

const fromFacade: Writer = (work, used) => {
  const { reading, shuffle, clientName } = work;
  const kept = leadOf(shuffle("preparation/kept", unusedIn(reading.facade, used), (word) => word.id));
  if (kept === null) return null;
  const evidence = `${clientName} picked “${kept.name}”. None of the ${spellNumber(reading.responseCount)} people who answered did.`;
  const forms = isDelicate(kept)
    ? questionPhrases.facadeDelicate(kept.name)
    : questionPhrases.facade(kept.name, kept.note.shows);
  return ask(work, { kind: "facade", forms, words: [kept], evidence: evidence + careOf(kept) });
};

const fromArena: Writer = (work, used) => {
  const lead = leadOf(
    unusedIn(work.reading.arena, used).filter((word) => isClear(word) && !isDelicate(word)),
  );
  if (lead === null) return null;
  const evidence = `${seenBy(work, lead)} So did ${work.clientName}.`;
  const forms = questionPhrases.arena(lead.name, lead.note.shows);
  return ask(work, { kind: "arena", forms, words: [lead], evidence });
};

/** Questions for whom too few words stand out. */
function openQuestions({ shuffle, reading }: Work): readonly Hypothesis[] {
  const { responseCount } = reading;
  const clear = reading.seen.filter(isClear).length;
  const found = `${String(clear)} ${clear === 1 ? "word stands" : "words stand"} out from chance`;
  const evidence = `${clear === 0 ? "No word stands out from chance" : found} in ${String(responseCount)} answers.`;
  return shuffle("preparation/open", questionPhrases.open, (phrase) => phrase).map((question) => ({
    question,
    evidence,
    traitIds: [],
  }));
}

/**
 * Three hypotheses on a result, as questions to the client, each with what it rests on: different kinds and different words. A word of
 * the Blind Spot comes first, as that is what a client can't see alone. The same result always gives the same ones.
 */
export function writeHypotheses(snapshot: SnapshotContent, clientName: string): readonly Hypothesis[] {
  const work: Work = { ...startDraft(snapshot), snapshot, clientName };
  const kinds = { pair: fromPair, surprise: fromSurprise, facade: fromFacade, arena: fromArena };
  const others = work
    .shuffle("preparation/kinds", Object.entries(kinds), ([kind]) => kind)
    .map(([, writer]) => writer);
  const written: Hypothesis[] = [];
  for (const writer of [fromBlindSpot, ...others, fromFacade, fromArena, fromBlindSpot]) {
    if (written.length === wanted) break;
    const hypothesis = writer(work, new Set(written.flatMap(({ traitIds }) => traitIds)));
    if (hypothesis !== null) written.push(hypothesis);
  }
  return [...written, ...openQuestions(work)].slice(0, wanted);
}
