import type { User } from "#src/shared/account/account.output.ts";
import { destinationOfAdmin, type SignInQuery } from "#src/shared/site/destination.ts";
import { useCallback, useState } from "react";
import { LogIn } from "./LogIn.tsx";
import { NotAnAdmin } from "./NotAnAdmin.tsx";

interface AdminLogInProps {
  query: SignInQuery;
  /** Who is signed in and no administrator; null where the page does not know of anyone. */
  other: Pick<User, "email"> | null;
}

/** The sign-in of administrators. It signs others in as well, and says that this is not for them. */
export function AdminLogIn({ query, other }: AdminLogInProps) {
  const [arrived, setArrived] = useState(other);
  const welcome = useCallback(
    (user: User) => {
      if (user.isAdmin) location.replace(destinationOfAdmin(query));
      else setArrived(user);
    },
    [query],
  );
  if (arrived === null) return <LogIn query={query} welcome={welcome} />;
  return <NotAnAdmin email={arrived.email} query={query} takesFocus={other === null} />;
}
