import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { NewSurveyForm } from "./NewSurveyForm.tsx";

export function NewSurveyIsland({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <IslandRoot>
      <NewSurveyForm isSignedIn={isSignedIn} />
    </IslandRoot>
  );
}
