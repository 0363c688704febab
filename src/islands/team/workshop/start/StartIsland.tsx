import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { LoadedOrganisationProps } from "#src/islands/team/start/LoadedOrganisation.tsx";
import { StartWorkshop } from "./StartWorkshop.tsx";

export function StartIsland(props: LoadedOrganisationProps) {
  return (
    <IslandRoot>
      <StartWorkshop {...props} />
    </IslandRoot>
  );
}
