import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

export const isLawfulCount = (count: number): boolean => count >= minSelected && count <= maxSelected;

/** "6 picked · choose 5 to 10" */
export const countText = (count: number): string =>
  `${count} picked · choose ${minSelected} to ${maxSelected}`;

/** "6 words", "1 word" */
export const words = (count: number): string => (count === 1 ? "1 word" : `${count} words`);
