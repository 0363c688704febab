import { api } from "#src/islands/kit/api/api.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { dropStartWords } from "#src/islands/kit/browser/start-words.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";

interface Start {
  readonly words: readonly string[];
  readonly flow: AccountType;
}

/**
 * Makes the first round with words that were picked before signing up, ends onboarding, and leads to where its link is made. Trying
 * again does no harm: there is one first round, and words that it has already stay.
 */
export const useStartRound = () =>
  useAction(
    useMutation({
      mutationFn: async ({ words, flow }: Start) => {
        const { id, selfAssessmentComplete } = await api.onboarding.readySurvey.mutate({});
        if (!selfAssessmentComplete)
          await api.survey.saveSelf.mutate({ surveyId: id, selectedTraits: [...words] });
        await api.account.update.mutate({
          onboardingStatus: "completed",
          onboardingState: { intendedAccountType: flow },
        });
        return id;
      },
      onSuccess: (id) => {
        dropStartWords();
        location.assign(paths.assessmentThankYou(id));
      },
      onError: toastFailure("Your round didn’t start"),
    }),
    { leaves: true },
  );
