/** What the demo account has: own words, peers with theirs, and a round in every stage. */

export interface DemoSurvey {
  readonly title: string;
  readonly description: string;
  readonly ownWords: boolean;
  /** What the owner thought that peers would pick. */
  readonly guess?: readonly string[];
  /** How many of the peers have answered; null where nothing is shared yet. */
  readonly answers: number | null;
  /** After which answers the window was opened. */
  readonly revealAfter: readonly number[];
  readonly closed: boolean;
  readonly closesInDays?: number;
}

export const demoSelf = ["calm", "dependable", "logical", "modest", "observant", "organized"] as const;

export const demoPeers: readonly { readonly name: string | null; readonly words: readonly string[] }[] = [
  { name: "Ines", words: ["calm", "dependable", "witty", "kind", "observant", "warm"] },
  { name: "Jonas", words: ["dependable", "organized", "witty", "helpful", "calm"] },
  { name: null, words: ["witty", "calm", "trustworthy", "observant", "quiet", "kind"] },
  { name: "Mira", words: ["dependable", "witty", "patient", "kind", "calm", "knowledgeable", "warm"] },
  { name: null, words: ["organized", "dependable", "tense", "intelligent", "witty"] },
  { name: "Tomasz", words: ["calm", "kind", "helpful", "dependable", "patient", "witty", "wise"] },
  { name: "Lea", words: ["observant", "quiet", "dependable", "kind", "reflective"] },
  { name: null, words: ["witty", "calm", "warm", "dependable", "trustworthy", "kind"] },
  { name: "Sanna", words: ["dependable", "calm", "organized", "kind", "self-conscious", "witty"] },
];

export const demoSurveys: readonly DemoSurvey[] = [
  {
    title: "Three years ago",
    description: "From my last team.",
    ownWords: true,
    answers: 3,
    revealAfter: [3],
    closed: true,
  },
  {
    title: "The new team, after 100 days",
    description: "",
    ownWords: true,
    guess: ["calm", "dependable", "knowledgeable", "logical", "organized", "trustworthy", "witty"],
    answers: 9,
    revealAfter: [3, 9],
    closed: true,
  },
  {
    title: "Friends",
    description: "People who knew me before work did.",
    ownWords: true,
    answers: 5,
    revealAfter: [5],
    closed: false,
  },
  {
    title: "Family",
    description: "",
    ownWords: true,
    answers: 3,
    revealAfter: [],
    closed: false,
    closesInDays: 10,
  },
  { title: "Choir", description: "", ownWords: true, answers: 1, revealAfter: [], closed: false },
  { title: "Running group", description: "", ownWords: true, answers: null, revealAfter: [], closed: false },
  { title: "My next round", description: "", ownWords: false, answers: null, revealAfter: [], closed: false },
];
