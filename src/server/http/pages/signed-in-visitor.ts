import { destinationAfterSignIn, type SignInQuery } from "#src/shared/site/destination.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import type { PageLocals } from "./pages.ts";

/**
 * Where /login and /register lead someone who is already signed in. A stored `return_to` is cleared first: a
 * public page doesn't, and they would be led there again.
 */
export async function destinationOfSignedIn(
  { api }: Pick<PageLocals, "api">,
  query: SignInQuery,
): Promise<string> {
  const user = await api.account.me();
  const destination = destinationAfterSignIn(user, query);
  if (destination === safeNext(user.onboardingState.return_to)) {
    // A failure doesn't stop them from going there.
    await api.account.update({ onboardingState: { return_to: null } }).catch(() => undefined);
  }
  return destination;
}
