import { errorText } from "#src/islands/kit/api/api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { useEffect, useRef, useState } from "react";

interface WholeList {
  /** All of them, or the first. */
  surveys: readonly SurveySummary[];
  total: number;
  /** Brings the others, where they are not there yet; rejects where they do not come. */
  fetchAll: () => Promise<unknown>;
  /** What that means: "Your rounds did not load". */
  failure: string;
}

/** As `useCutList` of the kit, where what is not there yet is fetched first: whole only once all has come. */
export function useWholeList({ surveys, total, fetchAll, failure }: WholeList) {
  const [isWanted, setWanted] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  const isWhole = isWanted && surveys.length >= total;

  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

  const showAll = () => {
    setWanted(true);
    setLoading(true);
    void fetchAll()
      .catch((error: unknown) => {
        // Wanted no more: a list that comes by itself later must not take the focus.
        setWanted(false);
        showToast({ title: failure, body: errorText(error), tone: "error" });
      })
      .finally(() => setLoading(false));
  };
  return { shown: isWhole ? surveys : surveys.slice(0, shownAtFirst), firstOfRest, isLoading, showAll };
}
