import { useEffect } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import { forgetToken, isUser, onTokenFromElsewhere } from "./session.ts";
import { type Auth, refreshMe, useAuth } from "./use-auth.ts";
import { type Returning, useReturnTo } from "./use-return-to.ts";

/** Without an answer, it counts as the same person. */
async function isStill(id: string): Promise<boolean> {
  const user = await refreshMe().catch(() => null);
  return !isUser(user) || user.id === id;
}

/**
 * Reloads when another tab signs out or someone else in: all tabs share the token, and what is typed here
 * would be saved to the other account.
 */
function useReloadOnUserChange(known: Pick<User, "id"> | null, auth: Auth): void {
  const tokenId = auth.status === "authenticated" ? auth.user.id : null;
  const id = known?.id ?? tokenId;

  useEffect(() => {
    if (tokenId === null || tokenId === id) return;
    // Cookie and token belong to two people. The page reloads as the cookie's person.
    forgetToken();
    location.reload();
  }, [id, tokenId]);

  useEffect(() => {
    if (id === null) return;
    return onTokenFromElsewhere((token) => {
      if (token === null) location.reload();
      else void isStill(id).then((isSame) => isSame || location.reload());
    });
  }, [id]);
}

interface SessionProps {
  /** The cookie's person; null if the page doesn't know. */
  known: (Returning & Pick<User, "id">) | null;
}

/** Runs on every signed-in page, without any output. */
export const SessionIsland = island(Session, { toasts: false });

function Session({ known }: SessionProps) {
  const auth = useAuth();
  useReloadOnUserChange(known, auth);
  useReturnTo(known ?? (auth.status === "authenticated" ? auth.user : null));
  return null;
}
