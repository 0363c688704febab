import { useEffect } from "react";
import { goToLogin } from "./session.ts";
import { readToken } from "./token-store.ts";

/**
 * Whether calls can be made for the person: the page came with their data (the cookie was there), or this browser keeps
 * their token. With neither it leaves for the sign-in page.
 */
export function useSession(isSignedIn: boolean): boolean {
  const canCall = isSignedIn || readToken() !== null;
  useEffect(() => {
    if (!canCall) goToLogin();
  }, [canCall]);
  return canCall;
}
