import { readStartWords, startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { useMemo } from "react";
import { lasting } from "./browser-storage.ts";
import { useStoredText } from "./use-stored-text.ts";

/** The words that someone picked before they signed up; none where there are too few for a round, or too many. */
export function useStartWords(): readonly string[] {
  const stored = useStoredText(lasting, startWordsKey);
  return useMemo(() => readStartWords(stored), [stored]);
}

/** Takes them out of this browser, once they are a round's or nobody wants them. */
export const dropStartWords = (): void => lasting.write(startWordsKey, null);
