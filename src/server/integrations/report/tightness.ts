/** How tight a page is set: type first, then words in passing and names, then the longest lists. */
export interface Tightness {
  readonly scale: number;
  /** Lines of words in passing, for each pane. */
  readonly otherLines: number;
  /** Rows of words, for each pane. */
  readonly wordRows: number;
  readonly nameLines: number;
  /** Lines for each list of what became of a guess; with none it is left to the sentence beside the index. */
  readonly guessLines: number;
}

const all = { otherLines: 20, wordRows: 40, nameLines: 8, guessLines: 2 };

/** From the loosest to the tightest. */
export const tightnesses: readonly Tightness[] = [
  { ...all, scale: 1.04 },
  { ...all, scale: 0.97 },
  { ...all, scale: 0.94, otherLines: 4, nameLines: 4 },
  { ...all, scale: 0.9, otherLines: 3, nameLines: 3 },
  { ...all, scale: 0.87, otherLines: 2, nameLines: 2, guessLines: 1 },
  { ...all, scale: 0.84, otherLines: 2, nameLines: 2, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 6, nameLines: 1, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 5, nameLines: 1, guessLines: 0 },
  { ...all, scale: 0.78, otherLines: 1, wordRows: 3, nameLines: 1, guessLines: 0 },
];
