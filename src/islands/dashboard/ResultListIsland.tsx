import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import type { Survey } from "#src/shared/survey.ts";
import { ResultList } from "./ResultList.tsx";

/** `initial` is null where the page did not know who is signed in. */
export function ResultListIsland({ initial }: { initial: readonly Survey[] | null }) {
  return (
    <IslandRoot>
      <ResultList initial={initial} />
    </IslandRoot>
  );
}
