import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { onboardingHref, type OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";

const onError = toastFailure("Something went wrong");
const leaves = true;

/** Ends onboarding without more ado. */
export function useSkipOnboarding() {
  const onSuccess = () => location.assign(paths.dashboard());
  const { run, isBusy } = useAction(trpc.account.update.useMutation({ onSuccess, onError }), { leaves });
  return { isBusy, run: () => run({ onboardingStatus: "completed" }) };
}

/** Keeps whom someone wants rounds for, and goes on to a step of that way. */
export const useChooseIntent = (intent: string | null) =>
  useAction(
    useMutation({
      mutationFn: ({ flow }: OnboardingPlace) =>
        api.account.update.mutate({ onboardingState: { intendedAccountType: flow } }),
      onSuccess: (_user, place) => location.assign(onboardingHref(place, intent)),
      onError,
    }),
    { leaves },
  );

/** The facilitator's last step: opens the example, which it makes once, and ends onboarding. */
export const useOpenExample = () =>
  useAction(
    useMutation({
      mutationFn: async ({ title }: { title: string }) => {
        const { id } = await api.programme.startExample.mutate({ title });
        await api.account.update.mutate({ onboardingStatus: "completed" });
        return id;
      },
      onSuccess: (id) => location.assign(paths.facilitatorOverview(id)),
      onError: toastFailure("The example didn’t open"),
    }),
    { leaves },
  );

/** The last step: sees to it that there is a round to start with, ends onboarding, and leads into that round. Trying again does no harm. */
export const useFinishOnboarding = (onFailure: (error: unknown) => void, onDone: () => void) =>
  useAction(
    useMutation({
      mutationFn: async ({ title }: { title: string | null }) => {
        const { id } = await api.onboarding.readySurvey.mutate(title === null ? {} : { title });
        await api.account.update.mutate({ onboardingStatus: "completed" });
        return id;
      },
      onSuccess: (id) => {
        onDone();
        location.assign(paths.assessment(id));
      },
      onError: onFailure,
    }),
    { leaves },
  );
