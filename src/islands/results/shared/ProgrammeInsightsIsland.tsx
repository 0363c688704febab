import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ProgrammePage } from "./group/ProgrammePage.tsx";
import type { InsightsProps } from "./Insights.tsx";

export function ProgrammeInsightsIsland(props: InsightsProps) {
  return (
    <IslandRoot>
      <ProgrammePage {...props} />
    </IslandRoot>
  );
}
