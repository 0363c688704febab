import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { ResultsData } from "./queries.ts";
import { Results } from "./Results.tsx";

interface ResultsIslandProps {
  surveyId: string;
  /** Null where the page did not know who is signed in. */
  initial: ResultsData | null;
}

export function ResultsIsland(props: ResultsIslandProps) {
  return (
    <IslandRoot>
      <Results {...props} />
    </IslandRoot>
  );
}
