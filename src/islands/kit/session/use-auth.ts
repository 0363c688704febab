import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { request } from "#src/islands/kit/api/request.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { forgetToken, goToLogin, isUser, readToken, storeUser } from "./session.ts";

/** The state of the stored token. */
export type Auth =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly user: User; readonly token: string }
  | { readonly status: "anonymous"; readonly wasRefused: boolean };

const loading: Auth = { status: "loading" };
const anonymous: Auth = { status: "anonymous", wasRefused: false };
const refused: Auth = { status: "anonymous", wasRefused: true };

/** GET /api/me without any cache, because a cached answer may be out of date. */
export const refreshMe = (): Promise<unknown> =>
  request("get", `/api/me?refresh=${Date.now()}`, undefined, {
    headers: { "cache-control": "no-cache", pragma: "no-cache" },
    seesTo401: true,
  });

/** Whether the server has refused, rather than asked to wait. */
function isRefusal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

async function checkToken(): Promise<Auth> {
  const token = readToken();
  if (token === null) return anonymous;
  try {
    const user = await refreshMe();
    if (isUser(user)) {
      if (readToken() === token) storeUser(user);
      return { status: "authenticated", user, token };
    }
  } catch (error) {
    // A lost connection or a broken server is no reason to sign out: the next page retries.
    if (!isRefusal(errorStatus(error))) return anonymous;
  }
  // Someone may have signed in while this one was looked at.
  if (readToken() === token) forgetToken();
  return refused;
}

const authQuery = queryOptions({ queryKey: ["auth"], queryFn: checkToken, staleTime: Infinity });

/** Whether this page had a token that is forgotten by now, because the server refused it. */
function wasTokenRefused(client: QueryClient): boolean {
  const auth = client.getQueryData(authQuery.queryKey);
  return auth?.status === "anonymous" && auth.wasRefused;
}

/** Checks the stored token once for a page, and forgets it if the server refuses it. */
export function useAuth(): Auth {
  return useQuery(authQuery).data ?? loading;
}

/**
 * Whether calls can be made, by the cookie or a stored token. With neither, it leaves to sign in.
 * A token that turns out dead is no reason to leave: the page says that the session has ended.
 */
export function useSession(isSignedIn: boolean, leave: () => void = goToLogin): boolean {
  const client = useQueryClient();
  const [canCall] = useState(() => isSignedIn || readToken() !== null || wasTokenRefused(client));
  useEffect(() => {
    if (!canCall) leave();
  }, [canCall, leave]);
  return canCall;
}
