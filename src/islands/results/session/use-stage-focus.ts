import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { useEffect, useRef } from "react";

/**
 * The focus goes to the heading when the session begins or ends, on both screens, so that it's read out. It also goes there when
 * the button that had it is gone.
 */
export function useStageFocus(state: Meeting["state"]) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    const before = known.current;
    known.current = state;
    if (before === state) return;
    const isOtherStage = before === "running" || state === "running";
    if (isOtherStage || document.activeElement === document.body) root.current?.querySelector("h1")?.focus();
  }, [state]);
  return root;
}
