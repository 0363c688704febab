import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { leastResponses, mostMinResponses } from "#src/shared/survey/survey-limits.ts";
import { deadlineProblem, endOfDay } from "#src/islands/survey/page/deadline.ts";

/** A new round as its form has it. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly minResponses: number;
  readonly closesAt: string | null;
}

export function readDraft(form: FormData): Draft {
  return {
    title: formText(form, "title").trim(),
    description: formText(form, "description").trim(),
    minResponses: Number(formText(form, "minResponses")),
    closesAt: endOfDay(formText(form, "closesAt")),
  };
}

/** Problems under the ids of their fields. */
export function draftProblems({ title, minResponses, closesAt }: Draft, now: Date): FieldProblem[] {
  const { personal: least } = leastResponses;
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
