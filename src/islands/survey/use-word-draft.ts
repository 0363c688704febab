import { lasting, storeKey } from "#src/islands/kit/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/use-stored-text.ts";
import { isTraitId } from "#src/shared/catalogue.ts";
import { useMemo } from "react";

const keyOf = (surveyId: string): string => storeKey(`words.${surveyId}`);

/** Takes the picked words of a round out of this browser, once they are kept or the round is gone. */
export const dropDraft = (surveyId: string): void => lasting.write(keyOf(surveyId), null);

/** Whether words of this round are picked and not kept yet. */
export const useHasDraft = (surveyId: string): boolean => useStoredText(lasting, keyOf(surveyId)) !== null;

/**
 * The words that are being picked. A draft stays in this browser until it is kept, so that a reload loses nothing; other
 * tabs see it too. Without a draft these are the words that the round has.
 */
export function useWordDraft(surveyId: string, kept: readonly string[]) {
  const key = keyOf(surveyId);
  const stored = useStoredText(lasting, key);
  const picked = useMemo(() => (stored === null ? kept : readDraft(stored)), [stored, kept]);
  return {
    picked,
    setPicked: (ids: readonly string[]) => lasting.write(key, ids.join(" ")),
  };
}

/** Ids have no spaces. Ones that the catalogue does not know (any more) are left out. */
function readDraft(stored: string): readonly string[] {
  return stored.split(" ").filter(isTraitId);
}
