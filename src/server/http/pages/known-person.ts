import { destinationAfterSignIn, type SignInQuery } from "#src/shared/site/destination.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";
import type { PageLocals } from "./pages.ts";

/**
 * Where /login and /register lead someone whom the cookie signs in already. A place where they once broke off is forgotten
 * first: a public page does not do that by itself, and they would be led there again.
 */
export async function destinationOfKnown(
  { api }: Pick<PageLocals, "api">,
  query: SignInQuery,
): Promise<string> {
  const user = await api.account.me();
  const destination = destinationAfterSignIn(user, query);
  if (destination === safeNext(user.onboardingState.return_to)) {
    // They go there all the same when that fails.
    await api.account.update({ onboardingState: { return_to: null } }).catch(() => undefined);
  }
  return destination;
}
