import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { VerificationResult, type VerificationResultProps } from "./VerificationResult.tsx";

export function VerificationResultIsland(props: VerificationResultProps) {
  return (
    <IslandRoot>
      <VerificationResult {...props} />
    </IslandRoot>
  );
}
