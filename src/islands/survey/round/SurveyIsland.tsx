import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedRound, type RoundProps } from "./LoadedRound.tsx";
import { Round } from "./Round.tsx";

export function SurveyIsland(props: RoundProps) {
  return (
    <IslandRoot>
      <LoadedRound {...props}>{(survey) => <Round survey={survey} />}</LoadedRound>
    </IslandRoot>
  );
}
