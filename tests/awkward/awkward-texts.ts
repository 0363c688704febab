/** Pieces of texts on which patterns may be slow. */
const pieces = {
  digits: "1",
  dots: ".",
  "numbers with dots": "1.1.1.1.",
  blanks: " ",
  "blanks in words": "a ",
  "short entries": "a, ",
  "opening brackets": "<",
  quotes: '"',
  "combining marks": "\u0301",
  "letters with marks": "e\u0301",
  backslashes: "\\",
  "at signs": "@",
  "halves of addresses": "a@a.",
  "addresses without end": "a@",
  hyphens: "'-",
  slashes: "/",
  "line breaks": "\r\n",
  "what nobody sees": "\u200b",
  "halves of a character": "\ud83d",
} as const;

export interface AwkwardText {
  readonly kind: string;
  /** A text of `length` characters, ending in a letter, so that a pattern anchored at the end starts over. */
  readonly ofLength: (length: number) => string;
}

const textOf = (piece: string, length: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}x`;

/** Cached, because hundreds of tests use the same lengths. */
function kept(piece: string): (length: number) => string {
  const texts = new Map<number, string>();
  return (length) => {
    const text = texts.get(length) ?? textOf(piece, length);
    texts.set(length, text);
    return text;
  };
}

export const awkwardTexts: readonly AwkwardText[] = Object.entries(pieces).map(([kind, piece]) => ({
  kind,
  ofLength: kept(piece),
}));
