import { paths } from "#src/shared/site/paths.ts";
import type { User } from "./account.output.ts";
import { safeNext } from "./safe-next.ts";
import { autoTokenParam } from "./auto-token.ts";
import { type SignInQuery, withSignInQuery } from "#src/shared/site/destination.ts";
import { accountTypeOf } from "#src/shared/onboarding/onboarding.ts";

/** What /login shows, by its query. */
export type LogInMode =
  | { readonly kind: "log-in" }
  | { readonly kind: "forgot-password" }
  | { readonly kind: "request-link" }
  | { readonly kind: "sign-in-link"; readonly token: string }
  | { readonly kind: "reset-password"; readonly token: string };

/** A link for a new password may say `token` or `reset`. */
export function logInMode(params: URLSearchParams): LogInMode {
  const token = params.get("token") ?? params.get("reset");
  if (token !== null && token !== "") return { kind: "reset-password", token };
  const link = params.get("link");
  if (link !== null && link !== "") return { kind: "sign-in-link", token: link };
  const mode = params.get("mode");
  if (mode === "link") return { kind: "request-link" };
  return { kind: mode === "forgot-password" ? "forgot-password" : "log-in" };
}

/** Where old password addresses lead: with a token to the form for a new password, else to the request. */
export function passwordTarget(params: URLSearchParams): string {
  const mode = logInMode(params);
  return mode.kind === "reset-password" ? paths.resetPassword(mode.token) : paths.forgotPassword();
}

const withParams = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

/** The new address of an old /login address about a confirmed email; null for any other. */
export function oldLoginTarget(params: URLSearchParams): string | null {
  const [verified, autoToken] = [params.get("verified"), params.get(autoTokenParam)];
  if (verified === null && autoToken === null) return null;
  const carried = new URLSearchParams();
  if (verified !== null) carried.set("success", verified);
  if (autoToken !== null) carried.set(autoTokenParam, autoToken);
  return withParams(paths.verifyEmail(), carried);
}

const good = new Set(["true", "1", "success", "verified"]);

/** The result in the query of /verify-email; null if it has none. */
export function verificationResult(params: URLSearchParams): boolean | null {
  const said = params.get("success") ?? params.get("status");
  return said === null || said === "" ? null : good.has(said.toLowerCase());
}

/** Where someone goes once their address is confirmed; null if nobody is signed in. */
export function afterVerification(
  user: Pick<User, "onboardingStatus"> | null,
  { next, intent }: SignInQuery,
): string {
  const wanted = safeNext(next) ?? (intent === "subscribe" ? paths.subscribe() : null);
  const type = accountTypeOf(intent);
  // The server knows the account type after a sign-up by code; after a link only this browser does.
  const onboarding = type === null ? paths.onboarding() : paths.onboardingStep(type, 1);
  if (user === null) return paths.login(wanted ?? onboarding);
  return wanted ?? (user.onboardingStatus === "completed" ? paths.dashboard() : onboarding);
}

/** The address for signing up without a code. */
export function registerByLinkPath(query: SignInQuery): string {
  const path = withSignInQuery(paths.register(), query);
  return `${path}${path.includes("?") ? "&" : "?"}by=link`;
}
