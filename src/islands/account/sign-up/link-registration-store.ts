import { lasting, perTab, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { signInQuery, withSignInQuery, type SignInQuery } from "#src/shared/site/destination.ts";

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
