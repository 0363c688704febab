import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { forgetToken, storeSession, readToken } from "#src/islands/kit/session/session.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { withoutAutoToken } from "#src/shared/account/auto-token.ts";

/** The signed-in person, by the cookie or the stored token. */
export async function findPerson(known: User | null): Promise<User | null> {
  return known ?? findPersonByNow(false);
}

/** Who is signed in, by the token or else the cookie. A dead token is forgotten. */
export async function findPersonByNow(hasCookie: boolean): Promise<User | null> {
  if (!hasCookie && readToken() === null) return null;
  try {
    return await api.account.me.query();
  } catch (error) {
    if (errorStatus(error) === 401) {
      forgetToken();
      showInHeader(false);
    }
    return null;
  }
}

/** Exchanges a one-time code for a session. Null if it's dead or not for this browser. */
export async function signInByCode(autoToken: string): Promise<User | null> {
  try {
    const session = await api.verification.exchangeAutoToken.mutate({ autoToken });
    storeSession(session);
    showInHeader(true);
    return session.user;
  } catch {
    return null;
  }
}

/** The header was drawn before this was known, so it uses the same mark as prerendered pages. */
function showInHeader(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset["member"] = "";
  else delete dataset["member"];
}

/** Removes a code from the address, so that histories and bookmarks don't have it. */
export function dropCodeFromAddress(): void {
  const { pathname, search, hash } = location;
  history.replaceState(null, "", pathname + withoutAutoToken(search) + hash);
}
