import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { Presentation } from "./present.tsx";

export function PresentationIsland({ picture }: { picture: TeamPicture }) {
  return (
    <IslandRoot>
      <Presentation picture={picture} />
    </IslandRoot>
  );
}
