import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { PeopleSection, type PeopleProps } from "./PeopleSection.tsx";

export function PeopleIsland(props: PeopleProps) {
  return (
    <IslandRoot>
      <PeopleSection {...props} />
    </IslandRoot>
  );
}
