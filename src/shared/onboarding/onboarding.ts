import { accountTypes, type AccountType } from "#src/shared/account/account-type.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The steps of each onboarding flow. */
export const stepCount = 2;

/** A page of onboarding. */
export interface OnboardingPlace {
  readonly flow: AccountType;
  /** From 1 to `stepCount`. */
  readonly step: number;
}

/** The page of an address; null if none. One spelling for each: "01" is no step. */
export function onboardingPlace(flow: string | undefined, step: string | undefined): OnboardingPlace | null {
  const known = accountTypes.find((type) => type === flow);
  const number = /^[1-9]$/.test(step ?? "") ? Number(step) : 0;
  return known === undefined || number < 1 || number > stepCount ? null : { flow: known, step: number };
}

export const isUpgrade = (intent: string | null): boolean => intent === "upgrade";

/** The account type that the link to /register says. */
export function accountTypeOf(intent: string | null): AccountType | null {
  return isUpgrade(intent) ? "facilitator" : (accountTypes.find((type) => type === intent) ?? null);
}

/** A page of onboarding with the same intent. */
export function onboardingHref({ flow, step }: OnboardingPlace, intent: string | null): string {
  const path = paths.onboardingStep(flow, step);
  return isUpgrade(intent) ? `${path}?intent=upgrade` : path;
}

/**
 * Where a page of onboarding redirects to; null: nowhere. Someone who has finished goes on to the dashboard,
 * unless they want to become a facilitator. `place` is null at the start.
 */
export function pastOnboarding(
  { onboardingStatus }: Pick<User, "onboardingStatus">,
  intent: string | null,
  place: OnboardingPlace | null,
): string | null {
  if (isUpgrade(intent))
    return place === null ? onboardingHref({ flow: "facilitator", step: 1 }, intent) : null;
  return onboardingStatus === "completed" ? paths.dashboard() : null;
}
