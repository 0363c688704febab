import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";

export function ConfirmEmailIsland({ token }: { token: string }) {
  return (
    <IslandRoot>
      <ConfirmEmail token={token} />
    </IslandRoot>
  );
}
