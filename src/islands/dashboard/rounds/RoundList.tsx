import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { openFirst } from "#src/shared/survey/first-rounds.ts";
import type { RoundSummary } from "#src/shared/survey/survey.output.ts";
import { CutList } from "./CutList.tsx";
import { RoundRow } from "./RoundRow.tsx";

interface RoundListProps {
  /** All of them, or the first. */
  surveys: readonly RoundSummary[];
  total: number;
  onAll: () => Promise<unknown>;
}

/** Open rounds before closed ones, newest first. A long list is cut, and shown in full on demand. */
export function RoundList({ surveys, total, onAll }: RoundListProps) {
  return (
    <section className="grid gap-4" aria-labelledby="rounds">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rounds">Your rounds</h2>
        <LinkButton href={paths.assessmentNew()}>Start a new round</LinkButton>
      </div>
      <CutList what="rounds" surveys={openFirst(surveys)} total={total} onAll={onAll} Row={RoundRow} />
    </section>
  );
}
