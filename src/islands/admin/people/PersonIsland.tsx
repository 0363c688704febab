import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { PersonPage, type PersonPageProps } from "./PersonPage.tsx";

export function PersonIsland(props: PersonPageProps) {
  return (
    <IslandRoot>
      <PersonPage {...props} />
    </IslandRoot>
  );
}
