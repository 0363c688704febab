import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { StartWorkshop, type StartWorkshopProps } from "./StartWorkshop.tsx";

export function StartIsland(props: StartWorkshopProps) {
  return (
    <IslandRoot>
      <StartWorkshop {...props} />
    </IslandRoot>
  );
}
