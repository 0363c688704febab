import { FullScreenButton } from "#src/islands/kit/stage/FullScreenButton.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { PresentedPicture } from "./PresentedPicture.tsx";

/** The team picture on a screen that everyone looks at. */
export function Presentation({ picture }: { picture: TeamPicture }) {
  return (
    <PresentedPicture picture={picture}>
      <FullScreenButton />
      <LinkButton look="quiet" href={teamPaths.teamPicture(picture.teamRoundId)}>
        Stop presenting
      </LinkButton>
    </PresentedPicture>
  );
}
