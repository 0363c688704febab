import { useEffect } from "react";

/**
 * Focuses the page when a part removes itself. It waits for the end of the mutation, because an open
 * modal dialog makes the page inert.
 */
export function useFocusLeftBehind(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    },
    [],
  );
}
