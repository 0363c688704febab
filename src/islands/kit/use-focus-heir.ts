import { useEffect, useRef, type RefObject } from "react";

interface FocusWatch {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * A button that takes itself away leaves the focus nowhere: the keyboard would start over at the top of the page, and a
 * screen reader falls silent. `heir` gets it then. Put the handlers on the element around both.
 */
export function useFocusHeir(heir: RefObject<HTMLElement | null>): FocusWatch {
  const isInside = useRef(false);
  useEffect(() => {
    // No blur comes from what is taken away, so this still says where the focus was.
    if (isInside.current && document.activeElement === document.body) heir.current?.focus();
  });
  return {
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
  };
}
