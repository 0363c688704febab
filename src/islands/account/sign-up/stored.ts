import { localStore, tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { type SignInQuery, signInQuery, withSignInQuery } from "#src/shared/site/destination.ts";

const key = storeKey("sign-up");

/** The address that waits for its code, kept over a reload; null before. Codes and passwords aren't. */
export const useEmailAwaitingCode = (): string | null => useStoredText(tabStore, key);

export const setEmailAwaitingCode = (email: string | null): void => tabStore.write(key, email);

/** The address typed on the landing page; null from the second call on, so that one code is sent. */
export function takeTypedEmail(): string | null {
  const email = tabStore.read(typedEmailKey);
  if (email !== null) tabStore.write(typedEmailKey, null);
  return email;
}

const addressKey = storeKey("link-sent-to");
const queryKey = storeKey("after-verification");

/** The address that this tab had a link emailed to, kept over a reload; null before. */
export const useEmailAwaitingLink = (): string | null => useStoredText(tabStore, addressKey);

export const setEmailAwaitingLink = (email: string | null): void => tabStore.write(addressKey, email);

/** Stores where a registration leads: the emailed link doesn't say, and may open another tab. */
export function storeSignInQuery(query: SignInQuery): void {
  const search = withSignInQuery("", query);
  localStore.write(queryKey, search === "" ? null : search);
}

/** Where the registration leads; an empty query if nothing is stored. */
export const useStoredSignInQuery = (): SignInQuery =>
  signInQuery(new URLSearchParams(useStoredText(localStore, queryKey) ?? ""));
