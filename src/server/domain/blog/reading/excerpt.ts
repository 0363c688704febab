/** A part of a text, and whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Folds case and marks, like the database's index. */
const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const mostWords = 8;

/** The words of a query, folded. */
export const wordsOf = (query: string): readonly string[] =>
  [...new Set(Array.from(query.matchAll(wordPattern), ([word]) => fold(word)))]
    .filter(Boolean)
    .slice(0, mostWords);

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The places of words that start with one of the searched ones. */
function placesIn(text: string, words: readonly string[], most: number): readonly Place[] {
  const places: Place[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = fold(word);
    if (words.some((wanted) => folded.startsWith(wanted)))
      places.push({ start: index, end: index + word.length });
    if (places.length === most) break;
  }
  return places;
}

/** The distinct words of a text, folded. */
export const vocabularyOf = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(wordPattern), ([word]) => fold(word))),
];

/** Whether each searched word is the prefix of a word in the text. */
export const hasAll = (vocabulary: readonly string[], words: readonly string[]): boolean =>
  words.every((wanted) => vocabulary.some((word) => word.startsWith(wanted)));

/** Splits a text into matching and other parts. */
export function markIn(text: string, words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of placesIn(text, words, 100)) {
    pieces.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  return [...pieces, { text: text.slice(done), isMatch: false }].filter((piece) => piece.text !== "");
}

/** Ends headings and list items with a full stop, which would otherwise run into the next line. */
const asSentence = (line: string): string => (/[\p{L}\p{N}][)”’]*$/u.test(line) ? `${line}.` : line);

/** Joins the lines of a text. */
function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/gu, " ").trim());
  const said = lines.filter((line) => line !== "");
  return said.map((line, at) => (at < said.length - 1 ? asSentence(line) : line)).join(" ");
}

const around = { before: 60, after: 180 } as const;

/** The text around the first match, or its beginning. */
export function excerptOf(lines: string, words: readonly string[]): readonly Piece[] {
  const text = inOneLine(lines);
  const first = placesIn(text, words, 1)[0]?.start ?? 0;
  // Cut at blanks, so that words stay whole.
  const start = first <= around.before ? 0 : text.indexOf(" ", first - around.before) + 1;
  const end = text.length <= first + around.after ? text.length : text.lastIndexOf(" ", first + around.after);
  const shown = text.slice(Math.min(start, first), Math.max(end, first)).trim();
  return markIn(`${start > 0 ? "… " : ""}${shown}${end < text.length ? " …" : ""}`, words);
}
