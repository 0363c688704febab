import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import type { User } from "#src/shared/account.ts";
import type { SignInQuery } from "#src/shared/destination.ts";
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
