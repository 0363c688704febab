/** A piece of a text, and whether it's what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** As the index of the database reads words: without case and marks. */
const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const mostWords = 8;

/** The words of a query, as they are looked for. */
export const wordsOf = (query: string): readonly string[] =>
  [...new Set(Array.from(query.matchAll(wordPattern), ([word]) => fold(word)))]
    .filter(Boolean)
    .slice(0, mostWords);

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where words stand in a text that begin with one of those that are looked for. */
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

/** Each word of a text once, as they are looked for. */
export const vocabularyOf = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(wordPattern), ([word]) => fold(word))),
];

/** Whether all words are there, each at least as the beginning of one. */
export const hasAll = (vocabulary: readonly string[], words: readonly string[]): boolean =>
  words.every((wanted) => vocabulary.some((word) => word.startsWith(wanted)));

/** A text in pieces, those marked that are looked for. */
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

/** A heading or an item of a list ends without a full stop, and would run into what comes next. */
const asSentence = (line: string): string => (/[\p{L}\p{N}][)”’]*$/u.test(line) ? `${line}.` : line);

/** A text of several lines as one, each line apart from the next. */
function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.replaceAll(/\s+/gu, " ").trim());
  const said = lines.filter((line) => line !== "");
  return said.map((line, at) => (at < said.length - 1 ? asSentence(line) : line)).join(" ");
}

const around = { before: 60, after: 180 } as const;

/** What stands around the first word of a text that's looked for; its beginning where there is none. */
export function excerptOf(lines: string, words: readonly string[]): readonly Piece[] {
  const text = inOneLine(lines);
  const first = placesIn(text, words, 1)[0]?.start ?? 0;
  // From one blank to another: no word is cut in two.
  const start = first <= around.before ? 0 : text.indexOf(" ", first - around.before) + 1;
  const end = text.length <= first + around.after ? text.length : text.lastIndexOf(" ", first + around.after);
  const shown = text.slice(Math.min(start, first), Math.max(end, first)).trim();
  return markIn(`${start > 0 ? "… " : ""}${shown}${end < text.length ? " …" : ""}`, words);
}
