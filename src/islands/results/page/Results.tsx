import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { useQuery } from "@tanstack/react-query";
import { NotYet } from "./NotYet.tsx";
import { resultsQuery, type ResultsData } from "./queries.ts";
import { ResultView } from "./ResultView.tsx";

interface ResultsProps {
  surveyId: string;
  initial: ResultsData | null;
}

/** What others see, next to what the person sees: or why there is nothing to see yet. */
export function Results({ surveyId, initial }: ResultsProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...resultsQuery(surveyId), enabled, initialData: () => initial ?? undefined });
  if (query.data) {
    const { survey, analysis, snapshots } = query.data;
    return analysis === null ? (
      <NotYet survey={survey} />
    ) : (
      <ResultView
        survey={survey}
        analysis={analysis}
        snapshots={snapshots}
        card={initial?.card}
        sharing={initial?.sharing}
      />
    );
  }
  return (
    <div className="grid gap-8">
      <h1>Your result</h1>
      {query.error === null ? (
        <LoadingWindow label="Loading your window" />
      ) : (
        <LoadFailed
          what="Your result"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
