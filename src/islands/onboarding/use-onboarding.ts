import { api } from "#src/islands/kit/api/api.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { onboardingHref, type OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Ends onboarding without more ado. */
export const useSkip = () =>
  useAction({
    act: () => api.account.update.mutate({ onboardingStatus: "completed" }),
    leaves: true,
    onDone: () => location.assign(paths.dashboard()),
    failure: "We could not go on",
  });

/** Keeps whom somebody wants rounds for, and goes on to a step of that way. */
export const useGoOn = (intent: string | null) =>
  useAction({
    act: ({ flow }: OnboardingPlace) =>
      api.account.update.mutate({ onboardingState: { intendedAccountType: flow } }),
    leaves: true,
    onDone: (_user, place) => location.assign(onboardingHref(place, intent)),
    failure: "We could not go on",
  });

/** The last step: sees to it that there is a round to start with, then ends onboarding. Trying again does no harm. */
export const useFinish = (failure: (error: Error) => void, onDone: () => void) =>
  useAction({
    act: async ({ title }: { title: string | null }) => {
      await api.onboarding.readyRound.mutate(title === null ? {} : { title });
      await api.account.update.mutate({ onboardingStatus: "completed" });
    },
    leaves: true,
    onDone: () => {
      onDone();
      location.assign(paths.dashboard());
    },
    failure,
  });
