import { lasting, perTab, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { type SignInQuery, signInQuery, withSignInQuery } from "#src/shared/site/destination.ts";

const key = storeKey("sign-up");

/**
 * The address that waits for its code; null before one was sent. It outlives a reload, for someone who looks up the
 * code in the same tab. The code and the password are never kept, so a reload always leads back to entering the code.
 */
export const useEmailAwaitingCode = (): string | null => useStoredText(perTab, key);

export const setEmailAwaitingCode = (email: string | null): void => perTab.write(key, email);

/** The address that someone typed on the landing page, where they asked for a code; null from the second call on, so that one is sent. */
export function takeTypedEmail(): string | null {
  const email = perTab.read(typedEmailKey);
  if (email !== null) perTab.write(typedEmailKey, null);
  return email;
}

const addressKey = storeKey("link-sent-to");
const queryKey = storeKey("after-verification");

/** The address that a link was emailed to from this tab; null before. It outlives a reload, the password does not. */
export const useEmailAwaitingLink = (): string | null => useStoredText(perTab, addressKey);

export const setEmailAwaitingLink = (email: string | null): void => perTab.write(addressKey, email);

/** Keeps where a registration wanted to lead to: the emailed link says nothing of it, and may open another tab. */
export function storeSignInQuery(query: SignInQuery): void {
  const search = withSignInQuery("", query);
  lasting.write(queryKey, search === "" ? null : search);
}

/** Where it wanted to lead to; an empty query where nothing is kept. */
export const useStoredSignInQuery = (): SignInQuery =>
  signInQuery(new URLSearchParams(useStoredText(lasting, queryKey) ?? ""));
