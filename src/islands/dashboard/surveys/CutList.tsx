import { Button } from "#src/islands/kit/ui/Button.tsx";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import type { ReactNode, Ref } from "react";
import { useWholeList } from "./use-whole-list.ts";

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

/** A list whose first items are shown, and the others on demand. */
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
