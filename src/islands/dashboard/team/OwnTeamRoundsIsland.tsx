import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { OwnTeamRounds, type OwnTeamRoundsProps } from "./OwnTeamRounds.tsx";

/** Beside the dashboard, which has the page's toasts. */
export function OwnTeamRoundsIsland(props: OwnTeamRoundsProps) {
  return (
    <IslandRoot toasts={false}>
      <OwnTeamRounds {...props} />
    </IslandRoot>
  );
}
