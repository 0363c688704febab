import type { User } from "./account.ts";
import { paths } from "./paths.ts";
import { safeNext } from "./safe-next.ts";

/** Onboarding comes later: until its pages exist, nobody is sent to them. */
const onboardingPagesExist = false;

/** What the address of /login or /register says about where to go afterwards. */
export interface SignInQuery {
  readonly next: string | null;
  readonly intent: string | null;
}

export const signInQuery = (params: URLSearchParams): SignInQuery => ({
  next: params.get("next"),
  intent: params.get("intent"),
});

/** The address of /login or /register that leads to the same place as this query. */
export function withSignInQuery(path: string, { next, intent }: SignInQuery): string {
  const params = new URLSearchParams();
  if (next !== null) params.set("next", next);
  if (intent !== null) params.set("intent", intent);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

type Newcomer = Pick<User, "onboardingStatus" | "onboardingState">;

/**
 * Where a person goes who has signed in or registered: what this visit asked for, then where they once broke off, then
 * their onboarding, then the dashboard. Always a path on this origin.
 */
export function destinationAfterSignIn(
  user: Newcomer,
  query: SignInQuery,
  hasOnboarding: boolean = onboardingPagesExist,
): string {
  const next = safeNext(query.next);
  if (next !== null) return next;
  if (query.intent === "subscribe") return paths.subscribe();
  const returnTo = safeNext(user.onboardingState.return_to);
  if (returnTo !== null) return returnTo;
  return user.onboardingStatus === "completed" || !hasOnboarding
    ? paths.dashboard()
    : onboardingOf(user, query.intent);
}

function onboardingOf({ onboardingState }: Newcomer, intent: string | null): string {
  const flow = intent === "upgrade" ? "facilitator" : onboardingState.intendedAccountType;
  return flow === null ? paths.onboarding() : paths.onboardingStep(flow, 1);
}
