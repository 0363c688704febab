import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { LoadedSurvey, type SurveyViewProps } from "./LoadedSurvey.tsx";
import { SurveyView } from "./SurveyView.tsx";

interface SurveyIslandProps extends SurveyViewProps {
  /** Who sees the round beside its owner; left out where the page did not know who is signed in. */
  sharing?: Sharing | null;
}

export function SurveyIsland({ sharing = null, ...props }: SurveyIslandProps) {
  return (
    <IslandRoot>
      <LoadedSurvey {...props}>{(survey) => <SurveyView survey={survey} sharing={sharing} />}</LoadedSurvey>
    </IslandRoot>
  );
}
