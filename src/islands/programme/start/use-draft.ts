import { lasting, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { useCallback, useMemo, useState } from "react";
import { readDraft, type Draft } from "./draft.ts";

export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** The draft under a key, kept in this browser with every change, so that a reload loses nothing. */
export function useDraft(key: string, makeBlank: () => Draft) {
  const [blank, setBlank] = useState(makeBlank);
  const stored = useStoredText(lasting, key);
  const kept = useMemo(() => readDraft(stored, blank), [stored, blank]);
  /** Once it is sent, the page shows what was sent until the next page is there. */
  const [sent, setSent] = useState<Draft | null>(null);
  // By what the browser keeps now: an answer of the server may change a draft that was changed meanwhile.
  const change: ChangeDraft = useCallback(
    (changed) => lasting.write(key, JSON.stringify(changed(readDraft(lasting.read(key), blank)))),
    [key, blank],
  );
  const drop = () => lasting.write(key, null);
  return {
    draft: sent ?? kept,
    hasDraft: stored !== null,
    change,
    startOver: () => {
      drop();
      // The next draft is another programme's.
      setBlank(makeBlank);
    },
    end: () => {
      setSent(kept);
      drop();
    },
  };
}
