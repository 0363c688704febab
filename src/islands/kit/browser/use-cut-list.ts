import { useEffect, useRef, useState } from "react";

/** A list that is cut after so many, and shown in full on demand. Focus moves on to the first of the rest. */
export function useCutList<Item>(items: readonly Item[], shownAtFirst: number) {
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  return {
    shown: isWhole ? items : items.slice(0, shownAtFirst),
    refAt: (place: number) => (place === shownAtFirst ? firstOfRest : undefined),
    showAll: () => setWhole(true),
  };
}
