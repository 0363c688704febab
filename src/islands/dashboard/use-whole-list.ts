import { shownAtFirst } from "#src/shared/first-rounds.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useEffect, useRef, useState } from "react";

/** A list that is cut, and shown in full on demand; what is not there yet is fetched then. Focus moves on to the rest. */
export function useWholeList(surveys: readonly Survey[], total: number, fetchAll: () => Promise<unknown>) {
  const [isWanted, setWanted] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  const isWhole = isWanted && surveys.length >= total;

  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  const showAll = () => {
    setWanted(true);
    if (surveys.length >= total) return;
    setLoading(true);
    void fetchAll().finally(() => setLoading(false));
  };
  return { shown: isWhole ? surveys : surveys.slice(0, shownAtFirst), firstOfRest, isLoading, showAll };
}
