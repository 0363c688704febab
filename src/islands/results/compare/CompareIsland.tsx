import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Compare, type CompareProps } from "./Compare.tsx";

export function CompareIsland(props: CompareProps) {
  return (
    <IslandRoot>
      <Compare {...props} />
    </IslandRoot>
  );
}
