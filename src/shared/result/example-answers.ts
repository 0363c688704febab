/** What Maya, whom we made up, picked for herself. She is the example on the landing page and in a facilitator's first programme. */
export const exampleOwnWords: readonly string[] = [
  "calm",
  "dependable",
  "independent",
  "logical",
  "organized",
  "quiet",
];

/** What twelve made-up people picked for her, in the order in which they answered. */
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
