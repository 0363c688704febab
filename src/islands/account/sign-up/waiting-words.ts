import { enter } from "#src/islands/account/sign-in/enter.ts";
import { useStartWords } from "#src/islands/kit/browser/start-words.ts";
import { startRound } from "#src/islands/kit/session/start-round.ts";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts/next-toast.ts";
import type { SignedIn, User } from "#src/shared/account/account.output.ts";
import { accountTypeOf } from "#src/shared/onboarding/onboarding.ts";
import { destinationAfterSignIn, type SignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";

type Newcomer = Pick<User, "onboardingStatus" | "onboardingState">;

/** Whether someone's next page is the one that would offer to start a round with their words. */
const leadsToOwnRound = (person: Newcomer, query: SignInQuery): boolean =>
  destinationAfterSignIn(person, query) === paths.onboardingStep("individual", 1);

/** The words that signing up starts a round with; none where it leads elsewhere first, such as to the plans. */
export function useWaitingWords(query: SignInQuery): readonly string[] {
  const words = useStartWords();
  const intendedAccountType = accountTypeOf(query.intent) ?? "individual";
  const newcomer: Newcomer = {
    onboardingStatus: "not_started",
    onboardingState: { intendedAccountType, return_to: null },
  };
  return leadsToOwnRound(newcomer, query) ? words : [];
}

/**
 * Signs in someone who has just registered, and starts their round with the words that wait for it. If that fails they have their account
 * and their words, and the next page offers to start the round.
 */
export async function enterWith(
  words: readonly string[],
  answer: SignedIn,
  query: SignInQuery,
): Promise<void> {
  if (words.length === 0 || !leadsToOwnRound(answer.user, query)) {
    enter(answer, query);
    return;
  }
  enter(answer, query, () => undefined);
  const page = await startRound({ words, flow: "individual" }).catch(() => null);
  if (page === null)
    showToastOnNextPage("You have an account, but your round didn’t start. Please try again.");
  location.assign(page ?? paths.onboardingStep("individual", 1));
}
