import { maxSelected, minSelected } from "#src/shared/words/trait.ts";

interface PickedWordsProps {
  /** What the list is, for screen readers. */
  label: string;
  names: readonly string[];
}

/** Words that the owner has saved. */
export function PickedWords({ label, names }: PickedWordsProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {names.map((name) => (
        <li key={name} className="badge">
          {name}
        </li>
      ))}
    </ul>
  );
}

export const isLawfulCount = (count: number): boolean => count >= minSelected && count <= maxSelected;

/** "6 picked · choose 5 to 10" */
export const countText = (count: number): string =>
  `${count} picked · choose ${minSelected} to ${maxSelected}`;

/** "6 words", "1 word" */
export const words = (count: number): string => (count === 1 ? "1 word" : `${count} words`);
