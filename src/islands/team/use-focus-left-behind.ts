import { useEffect } from "react";

/**
 * For what takes itself away with its own button: the page has the focus then. While the question is still open that isn't possible, as a
 * modal dialog makes the page inert, and by the end of the mutation it is.
 */
export function useFocusLeftBehind(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    },
    [],
  );
}
