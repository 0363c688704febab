import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Results, type ResultsProps } from "./Results.tsx";
import type { StaticParts } from "./static-parts.tsx";

/** The parts come as slots. There are none where the page did not know who is signed in, or there is no result. */
interface ResultsIslandProps extends Omit<ResultsProps, "parts">, Partial<StaticParts> {}

export function ResultsIsland({ window, sure, guess, near, ...props }: ResultsIslandProps) {
  const parts = props.initial?.analysis ? { window, sure, guess, near } : null;
  return (
    <IslandRoot>
      <Results {...props} parts={parts} />
    </IslandRoot>
  );
}
