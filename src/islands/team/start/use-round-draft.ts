import { perTab, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import { useMemo, useState } from "react";
import { readDraft, type Draft } from "./draft.ts";

/** What is typed to start a team round, kept in this tab with every change, so that a reload loses nothing. */
export function useRoundDraft(organisationId: string) {
  const key = storeKey(`team-round.${organisationId}`);
  const stored = useStoredText(perTab, key);
  const kept = useMemo(() => readDraft(stored), [stored]);
  /** Once it's sent, the page shows what was sent until the next page is there. */
  const [sent, setSent] = useState<Draft | null>(null);
  return {
    draft: sent ?? kept,
    change: (changed: Partial<Draft>) =>
      perTab.write(key, JSON.stringify({ ...readDraft(perTab.read(key)), ...changed })),
    end: () => {
      setSent(kept);
      perTab.write(key, null);
    },
  };
}
