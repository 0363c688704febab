import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { NewSurveyForm } from "./NewSurveyForm.tsx";

export function NewSurveyIsland({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <IslandRoot>
      <NewSurveyForm isSignedIn={isSignedIn} />
    </IslandRoot>
  );
}
