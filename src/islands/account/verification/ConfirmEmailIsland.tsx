import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ConfirmEmail, type ConfirmEmailProps } from "./ConfirmEmail.tsx";

export function ConfirmEmailIsland(props: ConfirmEmailProps) {
  return (
    <IslandRoot>
      <ConfirmEmail {...props} />
    </IslandRoot>
  );
}
