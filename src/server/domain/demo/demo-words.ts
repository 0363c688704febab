/** The words of the demo: the fifteen that the first version of the product showed. */
export const demoWords = [
  "able",
  "accepting",
  "adaptable",
  "bold",
  "brave",
  "calm",
  "caring",
  "cheerful",
  "clever",
  "complex",
  "confident",
  "dependable",
  "dignified",
  "energetic",
  "extroverted",
] as const;
type DemoWord = (typeof demoWords)[number];

/** What the demo's owner picked for themselves, and what they guessed that others would pick. */
export const ownWords: readonly DemoWord[] = ["able", "calm", "caring", "clever", "complex", "dependable"];
export const guessedWords: readonly DemoWord[] = ["calm", "caring", "cheerful", "clever", "confident"];

/** What eight invented people picked. */
export const peerPicks: readonly (readonly DemoWord[])[] = [
  ["dependable", "calm", "confident", "caring", "able"],
  ["dependable", "calm", "confident", "energetic", "clever"],
  ["dependable", "calm", "confident", "brave", "caring"],
  ["dependable", "calm", "confident", "energetic", "accepting"],
  ["dependable", "calm", "able", "brave", "cheerful"],
  ["dependable", "confident", "caring", "energetic", "dignified"],
  ["dependable", "calm", "confident", "caring", "able"],
  ["energetic", "brave", "cheerful", "clever", "bold"],
];
