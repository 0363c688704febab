import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedProgramme, type LoadedProgrammeProps } from "./LoadedProgramme.tsx";

export function ProgrammeIsland(props: LoadedProgrammeProps) {
  return (
    <IslandRoot>
      <LoadedProgramme {...props} />
    </IslandRoot>
  );
}
