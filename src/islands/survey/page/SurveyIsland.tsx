import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { LoadedSurvey, type SurveyViewProps } from "./LoadedSurvey.tsx";
import { SurveyView } from "./SurveyView.tsx";

interface SurveyProps extends SurveyViewProps {
  /** Who sees the round beside its owner; left out where the page did not know who is signed in. */
  sharing?: Sharing | null;
  /** The newest result in small, where there is one. */
  tile?: WindowTile | null;
}

export const SurveyIsland = island(({ sharing = null, tile = null, ...props }: SurveyProps) => (
  <LoadedSurvey {...props}>
    {(survey) => <SurveyView survey={survey} sharing={sharing} tile={tile} />}
  </LoadedSurvey>
));
