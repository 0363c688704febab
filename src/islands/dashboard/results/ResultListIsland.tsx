import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ResultList, type ResultListProps } from "./ResultList.tsx";

/** `initial` is null where the page did not know who is signed in. */
export function ResultListIsland({ initial }: ResultListProps) {
  return (
    <IslandRoot>
      <ResultList initial={initial} />
    </IslandRoot>
  );
}
