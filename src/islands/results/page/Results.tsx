import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { PageNotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { ResultView } from "./ResultView.tsx";
import { type ResultsData, resultsQuery } from "./queries.ts";
import type { StaticParts } from "./static-parts.tsx";

/** Loaded where the page came without: one that knows the round sends it as HTML. */
const NotYet = lazy(async () => ({ default: (await import("./NotYet.tsx")).NotYetIsland }));

interface ResultsProps {
  surveyId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: ResultsData | null;
  /** Of the result that the page came with. */
  parts?: StaticParts | null;
  /** What the page shows if there was no result. */
  notYet?: ReactNode;
}

/** What others see, next to what the person sees: or why there is nothing to see yet. */
export function Results({ surveyId, initial, parts = null, notYet }: ResultsProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...resultsQuery(surveyId), enabled, initialData: () => initial ?? undefined });
  if (query.data) {
    const { survey, analysis } = query.data;
    return analysis === null ? (
      (notYet ?? (
        <Suspense fallback={<h1 dir="auto">{survey.title}</h1>}>
          <NotYet survey={survey} />
        </Suspense>
      ))
    ) : (
      <ResultView
        {...initial}
        {...query.data}
        analysis={analysis}
        parts={analysis.snapshot === initial?.analysis?.snapshot ? parts : null}
      />
    );
  }
  return (
    <PageNotLoaded query={query} what="Your result" loading={<LoadingWindow label="Loading your window" />} />
  );
}

/** The parts are slots; none if the page didn't know the person, or without a result. */
interface ResultsIslandProps extends Omit<ResultsProps, "parts">, Partial<StaticParts> {}

export const ResultsIsland = island(({ window, words, sure, guess, ...props }: ResultsIslandProps) => (
  <Results {...props} parts={props.initial?.analysis ? { window, words, sure, guess } : null} />
));
