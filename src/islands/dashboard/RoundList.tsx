import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/paths.ts";
import { openFirst, shownAtFirst } from "#src/shared/first-rounds.ts";
import type { Survey } from "#src/shared/survey.ts";
import { RoundRow } from "./RoundRow.tsx";
import { useWholeList } from "./use-whole-list.ts";

interface RoundListProps {
  /** All of them, or the first. */
  surveys: readonly Survey[];
  total: number;
  onAll: () => Promise<unknown>;
}

/** Open rounds before closed ones, newest first. A long list is cut, and shown in full on demand. */
export function RoundList({ surveys, total, onAll }: RoundListProps) {
  const { shown, firstOfRest, isLoading, showAll } = useWholeList({
    surveys: openFirst(surveys),
    total,
    fetchAll: onAll,
    failure: "Your rounds did not load",
  });

  return (
    <section className="grid gap-4" aria-labelledby="rounds">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rounds">Your rounds</h2>
        <LinkButton href={paths.assessmentNew()}>Start a new round</LinkButton>
      </div>
      <ul className="border-b border-hair">
        {shown.map((survey, place) => (
          <RoundRow
            key={survey.id}
            survey={survey}
            linkRef={place === shownAtFirst ? firstOfRest : undefined}
          />
        ))}
      </ul>
      {shown.length < total && (
        <p>
          <Button busy={isLoading} busyLabel="Loading your rounds…" onClick={showAll}>
            Show all {total} rounds
          </Button>
        </p>
      )}
    </section>
  );
}
