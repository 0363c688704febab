import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { LoadedRound, type RoundProps } from "#src/islands/survey/round/LoadedRound.tsx";
import { ThankYou } from "./ThankYou.tsx";

export function ThankYouIsland(props: RoundProps) {
  return (
    <IslandRoot>
      <LoadedRound {...props}>{(survey) => <ThankYou survey={survey} />}</LoadedRound>
    </IslandRoot>
  );
}
