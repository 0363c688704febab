import type { User } from "#src/shared/account/account.output.ts";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { useAuth } from "./use-auth.ts";
import { useReturnTo, type Returning } from "./use-return-to.ts";
import { useReloadOnUserChange } from "./use-reload-on-user-change.ts";

interface SessionProps {
  /** Whom the cookie signs in; null where the page did not know. */
  known: (Returning & Pick<User, "id">) | null;
}

/** What every signed-in page does on its start, and shows nothing of. */
export function SessionIsland({ known }: SessionProps) {
  return (
    <IslandRoot toasts={false}>
      <Session known={known} />
    </IslandRoot>
  );
}

function Session({ known }: SessionProps) {
  const auth = useAuth();
  useReloadOnUserChange(known, auth);
  useReturnTo(known ?? (auth.status === "authenticated" ? auth.user : null));
  return null;
}
