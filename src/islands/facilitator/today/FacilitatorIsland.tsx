import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Facilitator, type FacilitatorProps } from "./Facilitator.tsx";

export function FacilitatorIsland(props: FacilitatorProps) {
  return (
    <IslandRoot>
      <Facilitator {...props} />
    </IslandRoot>
  );
}
