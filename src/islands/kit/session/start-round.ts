import { api } from "#src/islands/kit/api/api.ts";
import { dropStartWords } from "#src/islands/kit/browser/start-words.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { paths } from "#src/shared/site/paths.ts";

interface Start {
  /** Ids of words that were picked before signing up. */
  readonly words: readonly string[];
  readonly flow: AccountType;
}

/**
 * Makes the first round with words that were picked before signing up, and its link, ends onboarding, and gives the page where the link is.
 * Trying again does no harm: there is one first round, and words and a link that it has already stay.
 */
export async function startRound({ words, flow }: Start): Promise<string> {
  const { id, selfAssessmentComplete } = await api.onboarding.readySurvey.mutate({});
  if (!selfAssessmentComplete) await api.survey.saveSelf.mutate({ surveyId: id, selectedTraits: [...words] });
  await api.survey.share.mutate({ surveyId: id });
  await api.account.update.mutate({
    onboardingStatus: "completed",
    onboardingState: { intendedAccountType: flow },
  });
  dropStartWords();
  return paths.assessmentThankYou(id);
}
