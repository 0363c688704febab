import { perTab, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";

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
