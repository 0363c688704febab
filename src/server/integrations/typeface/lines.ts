import LineBreaker from "linebreak";
import { clustersOf, plain, setLine, type Setting } from "./set-text.ts";
import { wholeFace, type Face } from "./typefaces.ts";

/* Measures texts and breaks them into lines. */

const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

/** Where a line may break: after spaces and hyphens, between Han letters, between Thai words. */
function breaksIn(text: string): readonly number[] {
  const breaker = new LineBreaker(text);
  const places: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) places.push(next.position);
  if (/\p{Script=Thai}/u.test(text))
    for (const { index, isWordLike } of thaiWords.segment(text))
      if (isWordLike === true && /\p{Script=Thai}/u.test(text.slice(index - 1, index))) places.push(index);
  return places.toSorted((one, other) => one - other);
}

/** What stays on one line: words, or single Han letters. */
function partsOf(text: string): readonly string[] {
  const places = breaksIn(text);
  return places.map((place, at) => text.slice(places[at - 1] ?? 0, place));
}

/** Parts by face, as lines are tried in many widths and sizes. */
const widths = new Map<string, number>();
const mostWidths = 20_000;

function widthOfPart(part: string, face: Face): number {
  const key = `${face} ${part}`;
  const known = widths.get(key) ?? setLine(part, { face, direction: "auto" }).width;
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, known);
  return known;
}

/** The width of a line, in parts of the letters' size. */
export function lineWidth(raw: string, { face }: Pick<Setting, "face">): number {
  const text = plain(raw);
  const chosen = wholeFace(text, face);
  return partsOf(text).reduce((sum, part) => sum + widthOfPart(part, chosen), 0);
}

/** Breaks a text into lines; a word that is wider than a line overflows. */
export function breakLines(raw: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const part of partsOf(plain(raw))) {
    if (line !== "" && taken + measure(part.trimEnd()) > width) {
      lines.push(line.trim());
      line = "";
      taken = 0;
    }
    line += part;
    taken += measure(part);
  }
  return [...lines, line.trim()];
}

/** The beginning of a text that fits, with an ellipsis. */
export function cutLine(text: string, fits: (line: string) => boolean): string {
  const letters = clustersOf(text);
  const cut = (count: number): string => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(cut(middle))) least = middle;
    else most = middle - 1;
  }
  return cut(least);
}
