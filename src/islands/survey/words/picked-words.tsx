import { useMemo } from "react";
import { localStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
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

/** What is picked: words for oneself, or a guess of others'. A round may have a draft of each. */
type Picked = "words" | "guess";

const keyOf = (surveyId: string, what: Picked): string => storeKey(`${what}.${surveyId}`);

/** Removes a round's draft, once it's saved or dropped. */
export const dropDraft = (surveyId: string, what: Picked): void =>
  localStore.write(keyOf(surveyId, what), null);

/** Removes all drafts of a deleted round. */
export function dropDrafts(surveyId: string): void {
  dropDraft(surveyId, "words");
  dropDraft(surveyId, "guess");
}

/** Whether there is a draft, though it may equal the saved words. */
export const useHasDraft = (surveyId: string, what: Picked): boolean =>
  useStoredText(localStore, keyOf(surveyId, what)) !== null;

/** Whether the draft differs from the saved words, and would be lost. */
export function useHasUnsavedWords(surveyId: string, what: Picked, kept: readonly string[]): boolean {
  const { picked } = useWordDraft(surveyId, what, kept);
  return picked.length !== kept.length || picked.some((id) => !kept.includes(id));
}

/** The words being picked: a draft in this browser until it's saved, or else the round's words. */
export function useWordDraft(surveyId: string, what: Picked, kept: readonly string[]) {
  const key = keyOf(surveyId, what);
  const stored = useStoredText(localStore, key);
  const picked = useMemo(() => (stored === null ? kept : readDraft(stored)), [stored, kept]);
  return {
    picked,
    setPicked: (ids: readonly string[]) => localStore.write(key, ids.join(" ")),
  };
}

/** Ids have no spaces. Ones that the catalogue does not know (any more) are left out. */
function readDraft(stored: string): readonly string[] {
  return stored.split(" ").filter(isTraitId);
}
