import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { lasting, perTab, storeKey } from "#src/islands/kit/browser/browser-storage.ts";

/** The session token for the Authorization header. The cookie beside it is for pages, and no script can read it. */
const tokenKey = cookieNames.session;

/** Beside the token, and gone with it: a guess for pages that come without the person, until the server is asked. */
export const userKey = storeKey("user");
/** Of the person whose token this browser keeps, what a header shows. */
export type StoredUser = Pick<User, "email" | "isAdmin" | "name">;
export const storeUser = ({ email, isAdmin, name }: StoredUser): void =>
  lasting.write(userKey, JSON.stringify({ email, isAdmin, name }));

/** The name of whoever is signed in; "" where nobody is. */
export function readStoredName(): string {
  const stored = /"name":("(?:[^"\\]|\\.)*")/.exec(lasting.read(userKey) ?? "")?.[1];
  return stored === undefined ? "" : String(JSON.parse(stored));
}

export const readToken = (): string | null => lasting.read(tokenKey);
export const storeToken = (token: string): void => lasting.write(tokenKey, token);

/** Signs in here: keeps the token, and beside it whose it is. */
export function storeSession({ token, user }: SignedIn): void {
  storeToken(token);
  storeUser(user);
}

export function forgetToken(): void {
  lasting.write(tokenKey, null);
  lasting.write(userKey, null);
}

/** What a call carries to say who makes it; nothing without a token. */
export function bearerHeader(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** Calls back when another tab has signed someone in or out, with the token that is kept now. */
export function onTokenFromElsewhere(changed: (token: string | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // null: everything was taken away at once.
    if (key === tokenKey || key === null) changed(readToken());
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** After a sign-out nothing of the person stays in this browser: no token, no drafts. */
export function forgetPerson(): void {
  forgetToken();
  lasting.clear();
  perTab.clear();
}
