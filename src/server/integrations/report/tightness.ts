/** How tight a page is set: type first, then words in passing, then the longest lists and texts. */
export interface Tightness {
  readonly scale: number;
  /** Lines of words in passing, for each pane. */
  readonly otherLines: number;
  /** Rows of words, for each pane. */
  readonly wordRows: number;
  readonly sentences: number;
  /** Lines for each list of what became of a guess; with none it is left to the sentence on page 1. */
  readonly guessLines: number;
}

const all = { otherLines: 20, wordRows: 40, sentences: 20, guessLines: 2 };
/* Of 300 random rounds, 142 needed the sixth of these and one a later one. */
const whole: readonly Tightness[] = [
  { ...all, scale: 1.04 },
  { ...all, scale: 0.97 },
  { ...all, scale: 0.94, otherLines: 3 },
  { ...all, scale: 0.9, otherLines: 3 },
  { ...all, scale: 0.87, otherLines: 2, guessLines: 1 },
  { ...all, scale: 0.84, otherLines: 1, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 8, guessLines: 1 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 8, guessLines: 0 },
  { ...all, scale: 0.81, otherLines: 1, wordRows: 5, guessLines: 0 },
];
/** A model may write much longer texts than the built-in writer; the page keeps their ends. */
const cut = [6, 5, 4, 3, 2].map((sentences) => ({
  scale: 0.81,
  otherLines: 1,
  wordRows: 5,
  guessLines: 0,
  sentences,
}));

/** From the loosest to the tightest. */
export const tightnesses: readonly Tightness[] = [...whole, ...cut];
