import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Opening, type OpeningProps } from "./Opening.tsx";

export function OpeningIsland(props: OpeningProps) {
  return (
    <IslandRoot>
      <Opening {...props} />
    </IslandRoot>
  );
}
