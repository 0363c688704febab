import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { leastResponses, mostMinResponses, type Audience } from "#src/shared/survey/survey-limits.ts";
import { deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";

/** A new round as its form has it. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly audience: Audience;
  readonly minResponses: number;
  readonly closesAt: string | null;
}

export function readDraft(form: FormData): Draft {
  return {
    title: formText(form, "title").trim(),
    description: formText(form, "description").trim(),
    audience: form.has("organisation") ? "organisation" : "personal",
    minResponses: Number(formText(form, "minResponses")),
    closesAt: endOfDay(formText(form, "closesAt")),
  };
}

/** Problems under the ids of their fields. */
export function draftProblems({ title, audience, minResponses, closesAt }: Draft, now: Date): FieldProblem[] {
  const least = leastResponses[audience];
  const isLawful =
    Number.isInteger(minResponses) && minResponses >= least && minResponses <= mostMinResponses;
  const late = deadlineProblem(closesAt, now);
  return [
    ...(title === "" ? [{ fieldId: "title", message: "Please give the round a title." }] : []),
    ...(isLawful
      ? []
      : [{ fieldId: "minResponses", message: `Between ${least} and ${mostMinResponses} people, please.` }]),
    ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
  ];
}
