import { lasting } from "#src/islands/kit/browser/browser-storage.ts";
import { isScreenshot } from "#src/islands/kit/api/demo.ts";
import { openedKey, openedPanes } from "#src/islands/kit/browser/opened-panes.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { useStoredText } from "#src/islands/kit/browser/use-stored-text.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { useEffect, useRef } from "react";

/**
 * Which panes of a snapshot this browser has opened so far: the Arena first, one more at each press, then everything. The
 * server's HTML is open from the start, so that nothing is missing where no script runs; `opened-script.ts` closes it.
 */
export function useReveal(result: Pick<Analysis, "surveyId" | "snapshot">) {
  const key = openedKey(result);
  const kept = useStoredText(lasting, key);
  const isHydrated = useHydrated();
  const opened = isHydrated && !isScreenshot() ? openedPanes(kept) : quadrants.length;
  const next = quadrants[opened] ?? null;
  const toFocus = useRef<Quadrant | null>(null);

  // Where the button was is another one now, or none: the keyboard goes on from what has just opened.
  useEffect(() => {
    if (toFocus.current !== null) document.getElementById(paneTitleId(toFocus.current))?.focus();
    toFocus.current = null;
  }, [opened]);

  const open = (count: number) => {
    toFocus.current = next;
    lasting.write(key, String(count));
  };
  return {
    isHydrated,
    opened,
    /** The pane that opens next; null once everything is open. */
    next,
    closed: quadrants.slice(opened),
    openNext: () => open(opened + 1),
    openAll: () => open(quadrants.length),
  };
}

export const paneTitleId = (quadrant: Quadrant): string => `pane-${quadrant}`;
