import { Button } from "#src/islands/kit/ui/Button.tsx";
import { shownAtFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import type { ComponentType, Ref } from "react";
import { useWholeList } from "./use-whole-list.ts";

interface RowProps {
  survey: SurveySummary;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

interface CutListProps {
  /** What they are called: "rounds". */
  what: string;
  /** All of them, or the first. */
  surveys: readonly SurveySummary[];
  total: number;
  onAll: () => Promise<unknown>;
  Row: ComponentType<RowProps>;
}

/** A list whose first rows are shown, and the others on demand. */
export function CutList({ what, surveys, total, onAll, Row }: CutListProps) {
  const { shown, firstOfRest, isLoading, showAll } = useWholeList({
    surveys,
    total,
    fetchAll: onAll,
    failure: `Your ${what} didn't load`,
  });
  return (
    <>
      <ul className="border-b border-hair">
        {shown.map((survey, place) => (
          <Row key={survey.id} survey={survey} linkRef={place === shownAtFirst ? firstOfRest : undefined} />
        ))}
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
