import { useEffect } from "react";

/** Paper can't be tapped: while the page is printed, its folds are open. */
export function usePaperOpen(): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(
        "details:is(.fold, .pane-more):not([open])",
      )) {
        fold.open = true;
        opened.push(fold);
      }
    };
    const close = () => {
      for (const fold of opened.splice(0)) fold.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}
