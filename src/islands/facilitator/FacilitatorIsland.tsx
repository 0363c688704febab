import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { Facilitator, type FacilitatorProps } from "./Facilitator.tsx";

export function FacilitatorIsland(props: FacilitatorProps) {
  return (
    <IslandRoot>
      <Facilitator {...props} />
    </IslandRoot>
  );
}
