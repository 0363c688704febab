import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { VerifyEmail, type VerifyEmailProps } from "./VerifyEmail.tsx";

export function VerifyEmailIsland(props: VerifyEmailProps) {
  return (
    <IslandRoot>
      <VerifyEmail {...props} />
    </IslandRoot>
  );
}
