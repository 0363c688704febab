import { lasting, perTab, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { suggestedTitle } from "#src/shared/survey/first-survey.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

const roleKey = storeKey("onboarding.role");
const titleKey = storeKey("onboarding.title");

/** What someone does with others, as this browser keeps it; null where they have said nothing. */
export const useStoredRole = (): string | null => useStoredText(lasting, roleKey);
export const storeRole = (role: string): void => lasting.write(roleKey, role);

/**
 * The title of the first round while it is being named, kept as long as the tab is open. Until something is typed it is
 * that of the round, if it was named before, or a suggestion.
 */
export function useTitleDraft(survey: Survey | null): string {
  return useStoredText(perTab, titleKey) ?? survey?.title ?? suggestedTitle;
}
export const storeTitle = (title: string): void => perTab.write(titleKey, title);
export const dropTitle = (): void => perTab.write(titleKey, null);
