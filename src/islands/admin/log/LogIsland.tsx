import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LogSection, type LogProps } from "./LogSection.tsx";

export function LogIsland(props: LogProps) {
  return (
    <IslandRoot>
      <LogSection {...props} />
    </IslandRoot>
  );
}
