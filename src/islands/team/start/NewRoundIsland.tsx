import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { LoadedOrganisationProps } from "./LoadedOrganisation.tsx";
import { NewRound } from "./NewRound.tsx";

export function NewRoundIsland(props: LoadedOrganisationProps) {
  return (
    <IslandRoot>
      <NewRound {...props} />
    </IslandRoot>
  );
}
