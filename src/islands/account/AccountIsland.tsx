import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import type { User } from "#src/shared/account.ts";
import { Account } from "./Account.tsx";

export function AccountIsland({ initial }: { initial: User | null }) {
  return (
    <IslandRoot>
      <Account initial={initial} />
    </IslandRoot>
  );
}
