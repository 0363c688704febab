import { api } from "#src/islands/kit/api/api.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { isClear, type Quadrant } from "#src/shared/result/analysis.ts";
import { olderScaleText } from "#src/shared/result/texts/result-texts.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PortraitText } from "./Story.tsx";

interface EarlierResultsProps {
  surveyId: string;
  /** The newest. */
  result: Analysis;
  /** All of them, first to newest. */
  snapshots: readonly SnapshotSummary[];
}

/** What earlier results said, and which words came and went since. */
export function EarlierResults({ surveyId, result, snapshots }: EarlierResultsProps) {
  return [...snapshots]
    .reverse()
    .filter(({ snapshot }) => snapshot < result.snapshot)
    .map((summary) => (
      <EarlierResult key={summary.snapshot} surveyId={surveyId} newest={result} {...summary} />
    ));
}

interface EarlierResultProps extends SnapshotSummary {
  surveyId: string;
  newest: Analysis;
}

function EarlierResult({ surveyId, newest, snapshot, createdAt, responseCount }: EarlierResultProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="link-line">
        <span>
          Result {snapshot}, <LocalDate iso={createdAt} />, {people(responseCount)} answered
        </span>
      </summary>
      {isOpened && <LoadedResult {...{ surveyId, newest, snapshot }} />}
    </details>
  );
}

function LoadedResult({
  surveyId,
  newest,
  snapshot,
}: Pick<EarlierResultProps, "surveyId" | "newest" | "snapshot">) {
  const query = useQuery({
    queryKey: ["result", surveyId, snapshot],
    queryFn: () => api.analysis.get.query({ surveyId, snapshot }),
    staleTime: Infinity,
  });
  if (query.data === undefined)
    return <NotLoaded query={query} what="The result" loading="Loading the result" lines={4} />;
  const earlier = query.data;
  const rule = olderScaleText(earlier);
  return (
    <div className="grid gap-4 py-3">
      {rule !== null && <p className="measure text-base text-muted">{rule}</p>}
      <h3>{earlier.portrait.name}</h3>
      <PortraitText result={earlier} />
      <p className="measure">{changesText(earlier, newest)}</p>
    </div>
  );
}

/** Words that have become clear, or no longer are, and own words that others have picked since. */
export function changesText(earlier: Pick<Analysis, "words">, newest: Pick<Analysis, "words">): string {
  const clear = ({ words }: Pick<Analysis, "words">) => words.filter(isClear).map(({ traitId }) => traitId);
  const inPane = ({ words }: Pick<Analysis, "words">, pane: Quadrant) =>
    words.filter(({ quadrant }) => quadrant === pane).map(({ traitId }) => traitId);
  const [was, is] = [clear(earlier), clear(newest)];
  const wasAlone = inPane(earlier, "facade");
  const found = inPane(newest, "arena").filter((id) => wasAlone.includes(id));
  const named = (ids: readonly string[]) => listNames(traitNames(ids).map((name) => name.toLowerCase()));
  const [came, went] = [is.filter((id) => !was.includes(id)), was.filter((id) => !is.includes(id))];
  const changes = [
    ...(came.length > 0 ? [`Clear since then: ${named(came)}.`] : []),
    ...(went.length > 0 ? [`No longer clear: ${named(went)}.`] : []),
    ...(found.length > 0 ? [`Then yours alone, and picked by others since: ${named(found)}.`] : []),
  ];
  return changes.length === 0 ? "The same words are clear today." : changes.join(" ");
}
