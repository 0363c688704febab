import { isScreenshot } from "#src/islands/kit/api/demo.ts";
import { useCallback, useState, type RefCallback } from "react";

/** How far below the screen counts as seen already. */
const rootMargin = "400px";

/** Whether an element has come near the screen: what few scroll to need not be asked for before. */
export function useSeen(): { readonly isSeen: boolean; readonly ref: RefCallback<HTMLElement> } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || isScreenshot()) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { isSeen, ref };
}
