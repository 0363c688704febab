import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Wall, type WallProps } from "./Wall.tsx";

export function WallIsland(props: WallProps) {
  return (
    <IslandRoot>
      <Wall {...props} />
    </IslandRoot>
  );
}
