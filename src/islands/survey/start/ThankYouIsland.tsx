import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedSurvey, type SurveyViewProps } from "#src/islands/survey/page/LoadedSurvey.tsx";
import { ThankYou } from "./ThankYou.tsx";

export function ThankYouIsland(props: SurveyViewProps) {
  return (
    <IslandRoot>
      <LoadedSurvey {...props}>{(survey) => <ThankYou survey={survey} />}</LoadedSurvey>
    </IslandRoot>
  );
}
