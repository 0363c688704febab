import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { forgetToken, storeSession, readToken } from "#src/islands/kit/session/token-store.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { withoutAutoToken } from "#src/shared/account/auto-token.ts";

/** Who is signed in here: as the page knew by its cookie, or by the token that this browser keeps. */
export async function findPerson(known: User | null): Promise<User | null> {
  return known ?? findPersonByNow(false);
}

/** Who is signed in here by now, by the token or, where the page had one, the cookie. A token that is dead goes. */
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

/** Exchanges a one-time code for a session. null when it is dead, or not for this browser. */
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

/** The header came before that was known: it goes by the same mark as on pages that are made for everyone. */
function showInHeader(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset["member"] = "";
  else delete dataset["member"];
}

/** Takes a code out of the address, so that neither a history nor a bookmark keeps it. */
export function dropCodeFromAddress(): void {
  const { pathname, search, hash } = location;
  history.replaceState(null, "", pathname + withoutAutoToken(search) + hash);
}
