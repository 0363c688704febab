import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { AdminLogIn } from "./AdminLogIn.tsx";

interface AdminLoginIslandProps {
  query: SignInQuery;
  other: Pick<User, "email"> | null;
}

export function AdminLoginIsland(props: AdminLoginIslandProps) {
  return (
    <IslandRoot>
      <AdminLogIn {...props} />
    </IslandRoot>
  );
}
