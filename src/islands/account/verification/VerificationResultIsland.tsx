import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { VerificationResult, type VerificationResultProps } from "./VerificationResult.tsx";

export function VerificationResultIsland(props: VerificationResultProps) {
  return (
    <IslandRoot>
      <VerificationResult {...props} />
    </IslandRoot>
  );
}
