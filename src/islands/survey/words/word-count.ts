import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

export const isLawfulCount = (count: number): boolean => count >= minSelected && count <= maxSelected;

/** What stands between a number of picked words and a selection; empty when nothing does. */
export function countHint(count: number): string {
  if (count < minSelected) return `Pick ${minSelected - count} more.`;
  if (count > maxSelected) return `Take ${count - maxSelected} away.`;
  return count === maxSelected ? "That is the most." : "";
}

/** "6 of 5 to 10" */
export const countText = (count: number): string => `${count} of ${minSelected} to ${maxSelected}`;

/** "6 words", "1 word" */
export const words = (count: number): string => (count === 1 ? "1 word" : `${count} words`);
