import { api } from "#src/islands/kit/api.ts";
import { forgetToken, readToken, storeToken } from "#src/islands/kit/token-store.ts";
import type { SignedIn } from "#src/shared/account.ts";
import { destinationAfterSignIn, type SignInQuery } from "#src/shared/destination.ts";
import { useEffect } from "react";

/** Keeps the session and goes where this person goes now. */
export function enter({ token, user }: SignedIn, query: SignInQuery): void {
  storeToken(token);
  location.assign(destinationAfterSignIn(user, query));
}

/**
 * Somebody may be signed in by the token that this browser keeps, without a cookie that the page could see: they move
 * on. A token that the server does not take is forgotten.
 */
export function useKnownPerson(query: SignInQuery): void {
  useEffect(() => {
    if (readToken() === null) return;
    api.account.me.query().then((user) => location.replace(destinationAfterSignIn(user, query)), forgetToken);
  }, [query]);
}
