import { formText } from "#src/islands/kit/forms/form-text.ts";
import { dayOf, deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";

/** What the form of a programme's settings changes. */
export interface Settings {
  readonly title: string;
  readonly purpose: string;
  readonly reminders: boolean;
  /** Left out where the day is as before: the deadline may have a time of its own, which the API can set. */
  readonly closesAt?: string | null;
}

export function readSettings(form: FormData, { closesAt }: Pick<Programme, "closesAt">): Settings {
  const day = formText(form, "closesAt");
  return {
    title: formText(form, "title").trim(),
    purpose: formText(form, "purpose").trim(),
    reminders: form.has("reminders"),
    ...(day !== dayOf(closesAt) && { closesAt: endOfDay(day) }),
  };
}

/** Problems under the ids of their fields. */
export function settingsProblems({ title, closesAt }: Settings, now: Date): FieldProblem[] {
  const late = deadlineProblem(closesAt ?? null, now);
  return [
    ...(title === "" ? [{ fieldId: "title", message: "Please give the programme a title." }] : []),
    ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
  ];
}
