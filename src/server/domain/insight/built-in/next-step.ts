import { isClear, type InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { described } from "./naming.ts";
import { isDelicate, leadOf, plainLeadOf, type Pair, type ReadWord } from "./reading.ts";
import { theyOf } from "./vote-wording.ts";

/** The one thing to think about: what pulls apart first, then what is new, then what nobody else sees. */
export function writeQuestion(draft: Draft): InsightSentence {
  const { blindSpot, contraries, nearMisses } = draft.reading;
  const [contrary] = contraries;
  if (contrary !== undefined) return askAbout(draft, contrary, contraryQuestions);
  const lead = plainLeadOf(blindSpot);
  const near = nearMisses.find(({ theirs }) => theirs === lead);
  if (near !== undefined) return askAbout(draft, near, nearQuestions);
  const focus = chooseFocus(draft);
  return draft.say(
    "summary/question",
    [focus?.word ?? null],
    focus === null ? openQuestions : questionsOn(focus),
  );
}

/** One small thing to do, with the word that the story is about. */
export function writeStep(draft: Draft): InsightSentence {
  const focus = chooseFocus(draft);
  return draft.say("summary/step", [focus?.word ?? null], focus === null ? openSteps : stepsWith(focus));
}

interface Focus {
  readonly word: ReadWord;
  readonly pane: "blindSpot" | "arena" | "facade";
}

/** A clear word, something new before something known; else one of the person's own. A delicate word only where there is no other. */
function chooseFocus({ reading, shuffle }: Draft): Focus | null {
  const facade = shuffle("summary/kept", reading.facade, ({ id }) => id);
  const leads = [
    { word: plainLeadOf(reading.blindSpot.filter(isClear)), pane: "blindSpot" },
    { word: plainLeadOf(reading.arena.filter(isClear)), pane: "arena" },
    { word: plainLeadOf(facade), pane: "facade" },
    { word: leadOf(reading.seen.filter(isClear)), pane: "arena" },
    { word: leadOf(facade), pane: "facade" },
  ] as const;
  return leads.flatMap(({ word, pane }) => (word === null ? [] : [{ word, pane }]))[0] ?? null;
}

type Questions = (own: string, theirs: string, they: string) => readonly string[];

const askAbout = ({ say }: Draft, { own, theirs }: Pair, questions: Questions): InsightSentence =>
  say("summary/question", [own, theirs], questions(own.name, theirs.name, theyOf(theirs)));

const contraryQuestions: Questions = (own, theirs) => [`When are you ${own}, and when are you ${theirs}?`];

const nearQuestions: Questions = (own, theirs, they) => [
  `You said ${own} and ${they} said ${theirs}: do those mean the same to you?`,
  `Would you rather be known for being ${own} or ${theirs}?`,
  `What does ${own} say about you that ${theirs} doesn’t?`,
];

const openQuestions = [
  "Whose view of you is missing here?",
  "Which word did you hope someone would pick?",
  "Who knows a side of you that these people don’t?",
];

function questionsOn({ word, pane }: Focus): readonly string[] {
  const you = described(word);
  if (isDelicate(word) && pane !== "facade") {
    return [
      `How does ${word.name} sound to you, and how might they have meant it?`,
      `When people call you ${word.name}, what do you hope they mean?`,
    ];
  }
  if (pane === "blindSpot") {
    return [
      `When ${word.note.shows}, what do you do that people would call ${word.name}?`,
      `What might have made people call you ${word.name}?`,
    ];
  }
  if (pane === "arena") {
    return [
      `When is it hardest for you to be ${you}?`,
      `When does being ${you} get in your way?`,
      `What would people miss if you stopped being ${you}?`,
    ];
  }
  return [
    `Who gets to see that you’re ${you}?`,
    `Would you like more people to see that you’re ${you}, or would you rather keep it to yourself?`,
  ];
}

/** A delicate word is nothing to practise. None of these sends a person to find out who picked what. */
function stepsWith({ word, pane }: Focus): readonly string[] {
  const [you, { use }] = [described(word), word.note];
  if (isDelicate(word)) {
    return [
      `Ask someone you trust what the word ${word.name} makes them think of, and just listen.`,
      `This week, note one moment when ${word.name} fits and one when it doesn’t.`,
    ];
  }
  if (pane === "blindSpot") {
    return [`One thing to try: ${use}.`, `Give people one more reason to call you ${word.name}: ${use}.`];
  }
  if (pane === "arena") {
    return [`Make the most of being ${you}: ${use}.`, `One thing to try: ${use}.`];
  }
  return [`One thing to try: ${use}.`];
}

const openSteps = [
  "Ask two more people, from different parts of your life.",
  "Ask someone who sees you every day, and someone who rarely does.",
  "Ask someone you trust for the first word that comes to mind about you.",
];
