import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import { ResetPassword } from "./ResetPassword.tsx";

export function ResetPasswordIsland({ token }: { token: string }) {
  return (
    <IslandRoot>
      <ResetPassword token={token} />
    </IslandRoot>
  );
}
