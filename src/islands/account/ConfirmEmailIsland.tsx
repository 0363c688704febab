import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { ConfirmEmail, type ConfirmEmailProps } from "./ConfirmEmail.tsx";

export function ConfirmEmailIsland(props: ConfirmEmailProps) {
  return (
    <IslandRoot>
      <ConfirmEmail {...props} />
    </IslandRoot>
  );
}
