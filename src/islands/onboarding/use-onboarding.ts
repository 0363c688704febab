import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { localStore, tabStore, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/form.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import { type OnboardingPlace, onboardingHref } from "#src/shared/onboarding/onboarding.ts";
import { paths } from "#src/shared/site/paths.ts";
import { suggestedTitle } from "#src/shared/survey/first-surveys.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

const leaves = true;

/** Stores who the rounds are for, and opens that path's next step. */
export const useChooseIntent = (intent: string | null) =>
  useAction(
    useMutation({
      mutationFn: ({ flow }: OnboardingPlace) =>
        api.account.update.mutate({ onboardingState: { intendedAccountType: flow } }),
      onSuccess: (_user, place) => location.assign(onboardingHref(place, intent)),
      onError: toastFailure("Something went wrong"),
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

/** The last step: makes the first round if needed, ends onboarding, and opens the round. Safe to retry. */
export function useFinishOnboarding() {
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async ({ title }: { title: string | null }) => {
        const { id } = await api.onboarding.readySurvey.mutate(title === null ? {} : { title });
        await api.account.update.mutate({ onboardingStatus: "completed" });
        return id;
      },
      onSuccess: (id) => {
        tabStore.write(titleKey, null);
        location.assign(paths.assessment(id));
      },
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves },
  );
  return { problems, attempt, report, run, isBusy };
}

/** Where a person is in onboarding. */
export interface OnboardingData {
  readonly user: Pick<User, "onboardingStatus">;
  /** The round to continue with; null if there is none. */
  readonly round: Survey | null;
}

/** Both calls go in one request. */
export const onboardingQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: async (): Promise<OnboardingData> => {
    const [user, round] = await Promise.all([api.account.me.query(), api.onboarding.survey.query()]);
    return { user, round };
  },
});

const roleKey = storeKey("onboarding.role");
const titleKey = storeKey("onboarding.title");

/** What someone does with others, from this browser's storage; null if they haven't said. */
export const useStoredRole = (): string | null => useStoredText(localStore, roleKey);
export const storeRole = (role: string): void => localStore.write(roleKey, role);

/** The title being typed, kept for the tab; before that the round's title, or a suggestion. */
export function useTitleDraft(survey: Survey | null): string {
  return useStoredText(tabStore, titleKey) ?? survey?.title ?? suggestedTitle;
}
export const storeTitle = (title: string): void => tabStore.write(titleKey, title);
