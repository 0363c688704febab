import { useMemo } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { lasting, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { readStartWords, startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The words that someone picked before they signed up; none where there are too few for a round, or too many. */
export function useStartWords(): readonly string[] {
  const stored = useStoredText(lasting, startWordsKey);
  return useMemo(() => readStartWords(stored), [stored]);
}

/** Takes them out of this browser, once they are a round's or nobody wants them. */
export const dropStartWords = (): void => lasting.write(startWordsKey, null);

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
