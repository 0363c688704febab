import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { toastFailure } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";

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

/** A list that shows its first items until someone asks for all. Like the kit's, but loads the rest first. */
export function CutList({ what, className, surveys, total, onAll, children }: CutListProps) {
  const [state, setState] = useState<"cut" | "loading" | "loaded">("cut");
  const isWhole = state !== "cut" && surveys.length >= total;
  const firstOfRest = useFocusOnceWhole(isWhole);
  const showAll = () => {
    setState("loading");
    onAll().then(
      () => setState("loaded"),
      (error: unknown) => {
        // Cut again, so that a list which loads later doesn't take the focus.
        setState("cut");
        toastFailure(`Your ${what} didn’t load`)(error);
      },
    );
  };
  const shown = isWhole ? surveys : surveys.slice(0, shownAtFirst);
  return (
    <>
      <ul className={className}>
        {shown.map((survey, place) => children(survey, place === shownAtFirst ? firstOfRest : undefined))}
      </ul>
      {shown.length < total && (
        <p>
          <Button busy={state === "loading"} busyLabel={`Loading your ${what}…`} onClick={showAll}>
            Show all {total} {what}
          </Button>
        </p>
      )}
    </>
  );
}

function useFocusOnceWhole(isWhole: boolean) {
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);
  return firstOfRest;
}
