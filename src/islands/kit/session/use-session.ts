import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { goToLogin } from "./session.ts";
import { readToken } from "./token-store.ts";
import { wasTokenRefused } from "./use-auth.ts";

/**
 * Whether calls can be made for the person: the page came with their data (the cookie was there), or this browser keeps
 * their token. With neither it leaves for the sign-in page. A token that turns out to be dead meanwhile is no reason to
 * leave: the page itself says that the session has ended, also where another island of it was told so first.
 */
export function useSession(isSignedIn: boolean, leave: () => void = goToLogin): boolean {
  const client = useQueryClient();
  const [canCall] = useState(() => isSignedIn || readToken() !== null || wasTokenRefused(client));
  useEffect(() => {
    if (!canCall) leave();
  }, [canCall, leave]);
  return canCall;
}
