import { useMemo } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { localStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import type { AccountType } from "#src/shared/account/account-type.ts";
import { readStartWords, startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { paths } from "#src/shared/site/paths.ts";

/** The words picked before signing up; empty if too few or too many for a round. */
export function useStartWords(): readonly string[] {
  const stored = useStoredText(localStore, startWordsKey);
  return useMemo(() => readStartWords(stored), [stored]);
}

/** Removes them, once a round has them or they aren't wanted. */
export const dropStartWords = (): void => localStore.write(startWordsKey, null);

interface Start {
  /** Ids of words that were picked before signing up. */
  readonly words: readonly string[];
  readonly flow: AccountType;
}

/** Makes the first round and its link, ends onboarding, and returns the page with the link. Safe to retry. */
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
