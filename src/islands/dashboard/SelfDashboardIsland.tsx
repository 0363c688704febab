import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { SelfDashboard } from "./SelfDashboard.tsx";

/** `initial` is null where the page did not know who is signed in. */
export function SelfDashboardIsland({ initial }: { initial: DashboardOverview | null }) {
  return (
    <IslandRoot>
      <SelfDashboard initial={initial} />
    </IslandRoot>
  );
}
