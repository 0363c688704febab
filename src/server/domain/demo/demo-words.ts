/** The words of the demo: the fifteen of the product's first version. */
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

/** The demo owner's words, and their guess of what others would pick. */
export const ownWords: readonly DemoWord[] = ["able", "calm", "caring", "clever", "complex", "dependable"];
export const guessedWords: readonly DemoWord[] = ["calm", "caring", "cheerful", "clever", "confident"];

/** The picks of eight invented people. */
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
