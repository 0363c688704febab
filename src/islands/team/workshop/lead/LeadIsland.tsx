import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedWorkshop, type LoadedWorkshopProps } from "./LoadedWorkshop.tsx";

export function LeadIsland(props: LoadedWorkshopProps) {
  return (
    <IslandRoot>
      <LoadedWorkshop {...props} />
    </IslandRoot>
  );
}
