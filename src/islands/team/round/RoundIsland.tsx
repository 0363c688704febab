import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedRound, type LoadedRoundProps } from "./LoadedRound.tsx";

export function RoundIsland(props: LoadedRoundProps) {
  return (
    <IslandRoot>
      <LoadedRound {...props} />
    </IslandRoot>
  );
}
