/** A made-up person and what people answered about them. */
export interface Sample {
  readonly title: string;
  /** The person's own words. */
  readonly self: string;
  readonly answers: number;
  /** "kind 6, warm 5": words that several people picked, with their votes. */
  readonly seen: string;
  /** Further words in each answer, dealt out so that they gather on nothing. */
  readonly scattered: number;
  /** How many different words those are taken from. */
  readonly reach?: number;
  /** Words that nobody picks. */
  readonly spared?: string;
}

export const splitWords = (words: string): readonly string[] =>
  words.split(" ").filter((word) => word !== "");
