import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Account, type AccountProps } from "./Account.tsx";

export function AccountIsland(props: AccountProps) {
  return (
    <IslandRoot>
      <Account {...props} />
    </IslandRoot>
  );
}
