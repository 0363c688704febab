import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Onboarding, type OnboardingProps } from "./Onboarding.tsx";

export function OnboardingIsland(props: OnboardingProps) {
  return (
    <IslandRoot>
      <Onboarding {...props} />
    </IslandRoot>
  );
}
