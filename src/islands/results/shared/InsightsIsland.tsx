import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Insights, type InsightsProps } from "./Insights.tsx";

export function InsightsIsland(props: InsightsProps) {
  return (
    <IslandRoot>
      <Insights {...props} />
    </IslandRoot>
  );
}
