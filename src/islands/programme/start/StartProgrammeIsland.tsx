import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { StartProgramme, type StartProgrammeProps } from "./StartProgramme.tsx";

export function StartProgrammeIsland(props: StartProgrammeProps) {
  return (
    <IslandRoot>
      <StartProgramme {...props} />
    </IslandRoot>
  );
}
