import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedSurvey, type SurveyViewProps } from "./LoadedSurvey.tsx";
import { SurveyView } from "./SurveyView.tsx";

export function SurveyIsland(props: SurveyViewProps) {
  return (
    <IslandRoot>
      <LoadedSurvey {...props}>{(survey) => <SurveyView survey={survey} />}</LoadedSurvey>
    </IslandRoot>
  );
}
