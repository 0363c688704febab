import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ResetPassword, type ResetPasswordProps } from "./ResetPassword.tsx";

export function ResetPasswordIsland(props: ResetPasswordProps) {
  return (
    <IslandRoot>
      <ResetPassword {...props} />
    </IslandRoot>
  );
}
