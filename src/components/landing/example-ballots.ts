/**
 * The landing page's example: an invented person, and what twelve invented people picked for her, in the order in which
 * they answered. The page scores them with the product's own scoring, so that the example cannot promise more.
 */
export const exampleName = "Maya";

export const exampleOwnWords = ["calm", "dependable", "independent", "logical", "organized", "quiet"];

export const exampleBallots: readonly (readonly string[])[] = [
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

/** How many have answered in each scene. Two stay unseen; then every scene is a snapshot that the promise allows. */
export const exampleScenes = [2, 3, 6, 12] as const;
