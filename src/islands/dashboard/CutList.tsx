import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { Skeleton } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";

interface WholeList {
  /** All of them, or the first. */
  surveys: readonly SurveySummary[];
  total: number;
  /** Loads the rest; rejects on failure. */
  fetchAll: () => Promise<unknown>;
  /** The toast of a failure: "Your rounds did not load". */
  failure: string;
}

/** Like the kit's `useCutList`, but loads the rest first. */
function useWholeList({ surveys, total, fetchAll, failure }: WholeList) {
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
        // Reset, so that a list which loads later doesn't take the focus.
        setWanted(false);
        showToast({ title: failure, body: errorText(error), tone: "error" });
      })
      .finally(() => setLoading(false));
  };
  return { shown: isWhole ? surveys : surveys.slice(0, shownAtFirst), firstOfRest, isLoading, showAll };
}

interface CutListProps {
  /** What they are called: "rounds". */
  what: string;
  className: string;
  /** All of them, or the first. */
  surveys: readonly SurveySummary[];
  total: number;
  onAll: () => Promise<unknown>;
  /** Draws one of them. The ref goes to its link: the first that "Show all" brings gets the focus. */
  children: (survey: SurveySummary, linkRef: Ref<HTMLAnchorElement> | undefined) => ReactNode;
}

/** A list that shows its first items until someone asks for all. */
export function CutList({ what, className, surveys, total, onAll, children }: CutListProps) {
  const { shown, firstOfRest, isLoading, showAll } = useWholeList({
    surveys,
    total,
    fetchAll: onAll,
    failure: `Your ${what} didn’t load`,
  });
  return (
    <>
      <ul className={className}>
        {shown.map((survey, place) => children(survey, place === shownAtFirst ? firstOfRest : undefined))}
      </ul>
      {shown.length < total && (
        <p>
          <Button busy={isLoading} busyLabel={`Loading your ${what}…`} onClick={showAll}>
            Show all {total} {what}
          </Button>
        </p>
      )}
    </>
  );
}

/** A closed window while the data loads. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-6 sm:grid-cols-[7rem_1fr] sm:items-center">
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look="curtains" />
      </div>
      <Skeleton label="Loading your rounds" />
    </div>
  );
}
