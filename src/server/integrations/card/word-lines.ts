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

/** A room that is hardly wider than tall has place for large letters, one word below the other. */
const isTall = ({ width, height }: Room): boolean => width < 1.5 * height;
const largestIn = (room: Room): number => (isTall(room) ? 280 : 190);
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

/** In a wide room, lines as large as this part of the largest letters are taken, if they are fewer: two full lines look better than three ragged ones. */
const worthFewerLines = 0.78;
/** Smaller letters cannot be read in a chat, which shows a third of the size. */
const legibleSize = 60;

/** The largest letters in which all words have room, or somewhat smaller ones in fewer lines. */
export function wordLines(words: readonly string[], room: Room, measure: Measure): WordLines {
  let best: WordLines | null = null;
  const worthIt = isTall(room) ? 1 : worthFewerLines;
  for (let size = largestIn(room); size > smallest; size -= step) {
    if (best !== null && size < Math.max(legibleSize, best.size * worthIt)) break;
    const lines = linesAt(words, size, room, measure);
    if (lines === null || lines.length * size * lineHeight > room.height) continue;
    if (best === null) best = { size, lines };
    else if (lines.length < best.lines.length) return { size, lines };
  }
  return best ?? { size: smallest, lines: words.map((word) => [word]) };
}
