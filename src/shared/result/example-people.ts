import { exampleName, type ExampleSurvey } from "./example-surveys.ts";
/** The own words of Maya, whom we made up: our example on the landing page and in a first programme. */
export const exampleOwnWords: readonly string[] = [
  "calm",
  "dependable",
  "independent",
  "logical",
  "organized",
  "quiet",
];

/** What twelve made-up people picked for her, in order of answering. */
export const examplePicks: readonly (readonly string[])[] = [
  ["dependable", "kind", "calm", "observant", "modest"],
  ["kind", "dependable", "witty", "organized", "patient", "observant"],
  ["calm", "kind", "logical", "warm", "helpful"],
  ["dependable", "observant", "kind", "witty", "organized", "knowledgeable"],
  ["kind", "calm", "dependable", "observant", "witty", "intelligent", "modest"],
  ["organized", "dependable", "witty", "clever", "caring"],
  ["kind", "observant", "calm", "dependable", "warm", "wise"],
  ["dependable", "logical", "kind", "witty", "helpful", "observant"],
  ["calm", "kind", "organized", "warm", "mature", "trustworthy"],
  ["observant", "kind", "dependable", "sensible", "helpful", "quiet"],
  ["calm", "dependable", "warm", "kind", "organized", "logical"],
  ["observant", "warm", "calm", "witty", "dependable", "helpful"],
];

/** A made-up person with realistic answers; the product computes their window. */
export interface ExamplePerson {
  readonly name: string;
  /** Whom they asked: "4 people in her family". */
  readonly asked: string;
  readonly ownWords: readonly string[];
  readonly picks: readonly (readonly string[])[];
  /** Their window in a sentence; a test checks it against the result. */
  readonly finding: string;
}

export type ScoredExample = ExamplePerson & { readonly result: ExampleSurvey };

/** Written as people would say them. */
const lists = (...ballots: readonly string[]) => ballots.map((ballot) => ballot.split(" "));

export const examplePerson: ExamplePerson = {
  name: exampleName,
  asked: "12 friends",
  ownWords: exampleOwnWords,
  picks: examplePicks,
  finding: "10 of 12 friends picked “kind”. Maya hadn’t.",
};

/** What eight people at Maya's work picked, beside her friends. */
const workPicks: readonly (readonly string[])[] = lists(
  "organized dependable knowledgeable calm logical",
  "organized knowledgeable quiet dependable sensible",
  "knowledgeable organized logical dependable quiet clever",
  "dependable organized able knowledgeable calm",
  "organized quiet knowledgeable responsive independent",
  "logical organized dependable calm knowledgeable modest",
  "quiet dependable intelligent organized helpful",
  "knowledgeable quiet dependable sensible kind",
);

export const exampleCircles = {
  ownWords: exampleOwnWords,
  circles: [
    { name: "Friends", picks: examplePicks },
    { name: "Work", picks: workPicks },
  ],
} as const;

/** The made-up person's portrait; a test checks its numbers against her result. */
export const examplePortrait = {
  of: exampleName,
  name: "Kind, with a sharp eye",
  paragraphs: [
    "Ten of your twelve friends called you kind. It isn’t on your list. That’s easily done: kind things rarely feel like much to the person who does them.",
    "Eight called you observant and six called you witty, and you left those out, too. You picked quiet, and one friend agreed. You may be thinking of how little you say, and they of how much you see.",
    "Ten of them called you dependable and seven called you calm, and you had picked both yourself. It can have a cost. People seldom ask someone calm whether they need a hand.",
    "Only you picked independent. Friends may not have had much occasion to see it.",
  ],
  question: "What have you noticed about a friend that you’ve never told them?",
  step: "Tell them this week.",
} as const;
