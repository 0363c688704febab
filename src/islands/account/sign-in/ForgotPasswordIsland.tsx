import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";

export function ForgotPasswordIsland({ logInHref }: { logInHref: string }) {
  return (
    <IslandRoot>
      <ForgotPassword logInHref={logInHref} />
    </IslandRoot>
  );
}
