/** Words in lines, and the size of their letters. */
export interface WordLines {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** In parts of the size of the letters. */
export const lineHeight = 1.16;
export const wordGap = 0.62;

const largest = 190;
const smallest = 40;
const step = 2;

/** How wide a word is in letters of this size. */
type Measure = (word: string, size: number) => number;

/** Fills lines from the left, a word at a time; null where a word is wider than the room. */
function linesAt(words: readonly string[], size: number, { width }: Room, measure: Measure) {
  const lines: string[][] = [];
  let left = 0;
  for (const word of words) {
    const needed = measure(word, size);
    if (needed > width) return null;
    const line = lines.at(-1);
    const start = left + wordGap * size;
    if (line !== undefined && start + needed <= width) {
      line.push(word);
      left = start + needed;
    } else {
      lines.push([word]);
      left = needed;
    }
  }
  return lines;
}

/** The largest letters in which all words have room. */
export function wordLines(words: readonly string[], room: Room, measure: Measure): WordLines {
  for (let size = largest; size > smallest; size -= step) {
    const lines = linesAt(words, size, room, measure);
    if (lines !== null && lines.length * size * lineHeight <= room.height) return { size, lines };
  }
  return { size: smallest, lines: words.map((word) => [word]) };
}
