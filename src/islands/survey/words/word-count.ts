import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

export const isLawfulCount = (count: number): boolean => count >= minSelected && count <= maxSelected;

/** What to do before a number of picked words can be saved; empty when nothing is. */
export function countHint(count: number): string {
  if (count < minSelected) return `Pick ${minSelected - count} more.`;
  return count > maxSelected ? `Remove ${count - maxSelected}.` : "";
}

/** "6 picked · choose 5 to 10" */
export const countText = (count: number): string =>
  `${count} picked · choose ${minSelected} to ${maxSelected}`;

/** "6 words", "1 word" */
export const words = (count: number): string => (count === 1 ? "1 word" : `${count} words`);
