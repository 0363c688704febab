import type { User } from "#src/shared/account/account.output.ts";
import { autoTokenParam } from "./auto-token.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { accountTypeOf } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";

const withParams = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

/** Where an old address of /login leads that tells of a confirmed address; null for any other. */
export function oldLoginTarget(params: URLSearchParams): string | null {
  const [verified, autoToken] = [params.get("verified"), params.get(autoTokenParam)];
  if (verified === null && autoToken === null) return null;
  const carried = new URLSearchParams();
  if (verified !== null) carried.set("success", verified);
  if (autoToken !== null) carried.set(autoTokenParam, autoToken);
  return withParams(paths.verifyEmail(), carried);
}

const good = new Set(["true", "1", "success", "verified"]);

/** What the query of /verify-email says came of following a link; null where it says nothing. */
export function verificationResult(params: URLSearchParams): boolean | null {
  const said = params.get("success") ?? params.get("status");
  return said === null || said === "" ? null : good.has(said.toLowerCase());
}

/** Where someone goes on whose address is confirmed; null: nobody is signed in. */
export function afterVerification(
  user: Pick<User, "onboardingStatus"> | null,
  { next, intent }: SignInQuery,
): string {
  const wanted = safeNext(next) ?? (intent === "subscribe" ? paths.subscribe() : null);
  const type = accountTypeOf(intent);
  // By code the server keeps whom they want rounds for; a link knows of it in this browser alone.
  const onboarding = type === null ? paths.onboarding() : paths.onboardingStep(type, 1);
  if (user === null) return paths.login(wanted ?? onboarding);
  return wanted ?? (user.onboardingStatus === "completed" ? paths.dashboard() : onboarding);
}

/** The way to sign up without typing a code, to the same place. */
export function registerByLinkPath(query: SignInQuery): string {
  const path = withSignInQuery(paths.register(), query);
  return `${path}${path.includes("?") ? "&" : "?"}by=link`;
}
