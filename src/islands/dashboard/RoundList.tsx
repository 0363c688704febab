import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/paths.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useEffect, useRef, useState } from "react";
import { RoundRow } from "./RoundRow.tsx";

/** So many at first: more than that is looked for, not read. */
const shownAtFirst = 10;

/** Open rounds before closed ones, newest first. A long list is cut, and shown in full on demand. */
export function RoundList({ surveys }: { surveys: readonly Survey[] }) {
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLAnchorElement>(null);
  const isOpen = ({ status }: Survey) => status === "in_progress";
  const sorted = [...surveys.filter(isOpen), ...surveys.filter((survey) => !isOpen(survey))];
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst);

  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);

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
      {shown.length < sorted.length && (
        <p>
          <Button onClick={() => setWhole(true)}>Show all {sorted.length} rounds</Button>
        </p>
      )}
    </section>
  );
}
