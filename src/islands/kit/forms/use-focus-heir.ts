import { useEffect, useRef, type RefObject } from "react";

interface FocusWatch {
  readonly "data-focus-watch": true;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * A button that takes itself away leaves the focus nowhere: the keyboard would start over at the top of the page, and a
 * screen reader falls silent. `heir` gets it then. Put the props on the element around both.
 */
export function useFocusHeir(heir: RefObject<HTMLElement | null>): FocusWatch {
  const isInside = useRef(false);
  useEffect(() => {
    // Focus that came before the page was hydrated fired no event that we heard.
    const watched = heir.current?.closest("[data-focus-watch]");
    if (watched?.contains(document.activeElement) === true) isInside.current = true;
  }, [heir]);
  useEffect(() => {
    // No blur comes from what is taken away, so this still says where the focus was.
    if (isInside.current && document.activeElement === document.body) heir.current?.focus();
  });
  return {
    "data-focus-watch": true,
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
  };
}
