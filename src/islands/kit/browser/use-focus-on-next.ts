import { useCallback, useEffect, useRef, useState } from "react";

/**
 * For a list that grows page by page: where the page begins that was asked for last, and the focus on its first row once it's there.
 *
 * @param shown how many rows there are
 */
export function useFocusOnNext(shown: number) {
  const firstOfNext = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const isThere = place !== null && shown > place;
  useEffect(() => {
    if (isThere) firstOfNext.current?.focus();
  }, [isThere, place]);
  const noteFirst = useCallback((element: HTMLElement | null) => {
    firstOfNext.current = element;
  }, []);
  return { noteFirst, place, note: () => setPlace(shown) };
}
