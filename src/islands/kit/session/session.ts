import { localStore, tabStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The session token for the Authorization header. Scripts can't read the cookie, which pages use. */
const tokenKey = cookieNames.session;

/** Stored and removed with the token: a guess at the person until the server is asked. */
export const userKey = storeKey("user");
/** What a header shows of the person with the stored token. */
export type StoredUser = Pick<User, "email" | "isAdmin" | "name">;
export const storeUser = ({ email, isAdmin, name }: StoredUser): void =>
  localStore.write(userKey, JSON.stringify({ email, isAdmin, name }));

/** The signed-in person's name; "" if there is none. */
export function readStoredName(): string {
  const stored = /"name":("(?:[^"\\]|\\.)*")/.exec(localStore.read(userKey) ?? "")?.[1];
  return stored === undefined ? "" : String(JSON.parse(stored));
}

export const readToken = (): string | null => localStore.read(tokenKey);
export const storeToken = (token: string): void => localStore.write(tokenKey, token);

/** Stores the token and its person. */
export function storeSession({ token, user }: SignedIn): void {
  storeToken(token);
  storeUser(user);
}

export function forgetToken(): void {
  localStore.write(tokenKey, null);
  localStore.write(userKey, null);
}

/** The header that authenticates a call; empty without a token. */
export function bearerHeader(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** Calls back with the stored token when another tab has signed someone in or out. */
export function onTokenFromElsewhere(changed: (token: string | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // null: everything was taken away at once.
    if (key === tokenKey || key === null) changed(readToken());
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Removes token and drafts after a sign-out. */
export function forgetPerson(): void {
  forgetToken();
  localStore.clear();
  tabStore.clear();
}

/** Handles a 401. `stays`: the page itself says what to do. */
export function handleRefusedSession(stays: boolean): void {
  if (stays) {
    // For a developer who looks into it.
    globalThis.console.warn("401: the session has ended, or never began.");
    return;
  }
  forgetToken();
  if (location.pathname !== paths.login()) goToLogin();
}

/** The current path, for `next`. */
export const currentPath = (): string => safeNext(location.pathname + location.search) ?? paths.home();

/** Leaves for the sign-in page, which leads back here. */
export function goToLogin(): void {
  location.replace(paths.login(currentPath()));
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an answer is a user. Its content is trusted, as it comes from our server. */
export const isUser = (answer: unknown): answer is User => isObject(answer) && Object.keys(answer).length > 0;

function isSignedIn(answer: unknown): answer is SignedIn {
  if (!isObject(answer) || !("token" in answer) || !("user" in answer)) return false;
  return typeof answer.token === "string" && answer.token !== "" && isUser(answer.user);
}

/**
 * An answer to a sign-in that has both: who it is, and the token.
 *
 * @throws {Error} with `refusal`, else
 */
export function readSignedIn(answer: unknown, refusal: string): SignedIn {
  if (isSignedIn(answer)) return answer;
  throw new Error(refusal);
}
