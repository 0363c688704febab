import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { NewRound, type NewRoundProps } from "./NewRound.tsx";

export function NewRoundIsland(props: NewRoundProps) {
  return (
    <IslandRoot>
      <NewRound {...props} />
    </IslandRoot>
  );
}
