import { exampleName, type ExampleSurvey } from "./example-surveys.ts";
import { exampleOwnWords, examplePicks } from "./example-answers.ts";

/** Someone whom we made up, with answers as people give them. What they see is what the product makes of these. */
export interface ExamplePerson {
  readonly name: string;
  /** Whom they asked: "4 people in her family". */
  readonly asked: string;
  readonly ownWords: readonly string[];
  readonly picks: readonly (readonly string[])[];
  /** What their window says in a sentence; a test holds it to the result. */
  readonly finding: string;
}

export type ScoredExample = ExamplePerson & { readonly result: ExampleSurvey };

/** Written as people would say them. */
const lists = (...ballots: readonly string[]) => ballots.map((ballot) => ballot.split(" "));

export const examplePeople: readonly ExamplePerson[] = [
  {
    name: exampleName,
    asked: "12 friends",
    ownWords: exampleOwnWords,
    picks: examplePicks,
    finding: "10 of 12 friends picked “kind”. Maya hadn’t.",
  },
  {
    name: "Inês",
    asked: "4 people in her family",
    ownWords: ["quiet", "shy", "caring", "reflective", "sensible"],
    picks: lists(
      "brave caring warm witty helpful giving",
      "caring brave loving sensible warm",
      "brave witty caring independent patient",
      "warm caring trustworthy quiet brave",
    ),
    finding: "Inês picked “shy”. Most of her family picked “brave”.",
  },
  {
    name: "Jonas",
    asked: "8 people at work",
    ownWords: ["confident", "logical", "organized", "powerful", "clever", "independent"],
    picks: lists(
      "patient logical helpful calm trustworthy",
      "patient organized logical calm kind knowledgeable",
      "logical patient trustworthy helpful modest",
      "calm patient organized trustworthy wise",
      "patient logical helpful knowledgeable calm clever",
      "organized modest trustworthy logical kind",
      "helpful calm logical dependable patient",
      "trustworthy patient calm helpful observant",
    ),
    finding: "Jonas picked “powerful”. Nobody else did, and 7 of 8 picked “patient”.",
  },
];
