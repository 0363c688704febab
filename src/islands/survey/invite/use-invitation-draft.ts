import { perTab, storeKey, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { useFormDraft } from "#src/islands/survey/forms.tsx";

const nameOf = (surveyId: string): string => `invitations.${surveyId}`;

/** Forgets what was typed and not sent, once the round is gone. */
export const dropInvitationDraft = (surveyId: string): void => perTab.write(storeKey(nameOf(surveyId)), null);

/** The form of invitations, whose draft outlives a reload, and what stands in it now. */
export function useInvitationDraft(surveyId: string) {
  const name = nameOf(surveyId);
  const { form, keep, drop } = useFormDraft(name);
  const typed = new URLSearchParams(useStoredText(perTab, storeKey(name)) ?? "");
  return {
    form,
    keep,
    emails: typed.get("emails") ?? "",
    message: (typed.get("message") ?? "").trim(),
    /** Leaves these addresses in the field, and the note with them; empties the form when there are none. */
    leave: (emails: readonly string[]) => {
      const field = form.current?.elements.namedItem("emails");
      if (emails.length === 0) form.current?.reset();
      else if (field instanceof HTMLTextAreaElement) field.value = emails.join("\n");
      if (emails.length === 0) drop();
      else keep();
    },
  };
}
