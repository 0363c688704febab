import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Team, type TeamProps } from "./Team.tsx";

export function TeamIsland(props: TeamProps) {
  return (
    <IslandRoot>
      <Team {...props} />
    </IslandRoot>
  );
}
