import type { User } from "#src/shared/account/account.output.ts";
import { isUpgrade } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "./paths.ts";
import { safeNext } from "#src/shared/account/safe-next.ts";

/** What the address of /login or /register says about where to go afterwards. */
export interface SignInQuery {
  readonly next: string | null;
  readonly intent: string | null;
}

export const signInQuery = (params: URLSearchParams): SignInQuery => ({
  next: params.get("next"),
  intent: params.get("intent"),
});

/** The path with this query: the sign-in or sign-up that leads to the same place. */
export function withSignInQuery(path: string, { next, intent }: SignInQuery): string {
  const params = new URLSearchParams();
  if (next !== null) params.set("next", next);
  if (intent !== null) params.set("intent", intent);
  return params.size === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${params.toString()}`;
}

/** Pages that redirect or sign out: someone sent back to one would never arrive. */
const noPlaces: ReadonlySet<string> = new Set([
  paths.login(),
  paths.register(),
  "/auth",
  paths.forceLogout(),
]);

/** A page on this origin where someone can stay; null for anything else. */
function placeOf(wanted: string | null): string | null {
  const path = safeNext(wanted);
  const name = path?.replace(/\/?(?:[?#].*)?$/s, "") ?? "";
  return noPlaces.has(name) ? null : path;
}

type Newcomer = Pick<User, "onboardingStatus" | "onboardingState">;

/**
 * Where someone goes after signing in: what this visit requested, else a stored `return_to`, else onboarding,
 * else the dashboard. Always a path on this origin.
 */
export function destinationAfterSignIn(user: Newcomer, query: SignInQuery): string {
  const next = placeOf(query.next);
  if (next !== null) return next;
  if (query.intent === "subscribe") return paths.subscribe();
  const returnTo = placeOf(user.onboardingState.return_to);
  if (returnTo !== null) return returnTo;
  return user.onboardingStatus === "completed" ? paths.dashboard() : onboardingOf(user, query.intent);
}

function onboardingOf({ onboardingState }: Newcomer, intent: string | null): string {
  const flow = isUpgrade(intent) ? "facilitator" : onboardingState.intendedAccountType;
  return flow === null ? paths.onboarding() : paths.onboardingStep(flow, 1);
}

/** The same for administrators. */
export const destinationOfAdmin = ({ next }: SignInQuery): string => safeNext(next) ?? paths.admin();
