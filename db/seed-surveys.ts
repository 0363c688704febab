/** What the demo account has: own words, peers with theirs, and a round in every stage. */

interface DemoPeer {
  readonly name: string | null;
  readonly words: readonly string[];
}

export interface DemoSurvey {
  readonly title: string;
  readonly description: string;
  /** Null where none are picked yet. */
  readonly ownWords: readonly string[] | null;
  /** Who answers; the owner's colleagues where it isn't said. */
  readonly peers?: readonly DemoPeer[];
  /** What the owner thought that peers would pick. */
  readonly guess?: readonly string[];
  /** How many of the peers have answered; null where nothing is shared yet. */
  readonly answers: number | null;
  /** After which answers the window was opened. */
  readonly revealAfter: readonly number[];
  readonly closed: boolean;
  readonly closesInDays?: number;
}

const self = ["calm", "dependable", "logical", "modest", "observant", "organized"] as const;

export const colleagues: readonly DemoPeer[] = [
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

/** They see someone else, so that a comparison has something to show. */
const friends: readonly DemoPeer[] = [
  { name: "Pia", words: ["witty", "spontaneous", "silly", "cheerful", "warm", "kind"] },
  { name: "Deniz", words: ["spontaneous", "witty", "cheerful", "giving", "relaxed"] },
  { name: null, words: ["warm", "witty", "spontaneous", "kind", "silly", "friendly"] },
  { name: "Oskar", words: ["spontaneous", "cheerful", "witty", "energetic", "calm"] },
  { name: "Hanna", words: ["kind", "warm", "spontaneous", "silly", "cheerful", "sympathetic"] },
];

export const demoSurveys: readonly DemoSurvey[] = [
  {
    title: "Three years ago",
    description: "From my last team.",
    ownWords: self,
    answers: 3,
    revealAfter: [3],
    closed: true,
  },
  {
    title: "The new team, after 100 days",
    description: "",
    ownWords: self,
    guess: ["calm", "dependable", "knowledgeable", "logical", "organized", "trustworthy", "witty"],
    answers: 9,
    revealAfter: [3, 9],
    closed: true,
  },
  {
    title: "Friends",
    description: "People who knew me before work did.",
    ownWords: ["calm", "cheerful", "kind", "logical", "modest", "observant"],
    peers: friends,
    answers: 5,
    revealAfter: [5],
    closed: false,
  },
  {
    title: "Family",
    description: "",
    ownWords: self,
    answers: 3,
    revealAfter: [],
    closed: false,
    closesInDays: 10,
  },
  { title: "Choir", description: "", ownWords: self, answers: 1, revealAfter: [], closed: false },
  { title: "Running group", description: "", ownWords: self, answers: null, revealAfter: [], closed: false },
  { title: "My next round", description: "", ownWords: null, answers: null, revealAfter: [], closed: false },
];
