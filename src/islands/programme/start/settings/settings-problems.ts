import type { Settings } from "#src/islands/programme/start/draft.ts";
import { deadlineProblem, endOfDay } from "#src/islands/kit/forms/deadline.ts";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { leastResponses, mostMinResponses } from "#src/shared/survey/survey-limits.ts";

/** Problems under the ids of their fields. */
export function settingsProblems(settings: Settings, now: Date): FieldProblem[] {
  const { personal: least } = leastResponses;
  const min = Number(settings.minResponses);
  const isLawful = Number.isInteger(min) && min >= least && min <= mostMinResponses;
  const late = deadlineProblem(endOfDay(settings.closesOn), now);
  const isLong = settings.purpose.trim().length > programmeLimits.purposeMaxLength;
  return [
    ...(settings.title.trim() === "" ? [{ fieldId: "title", message: "Please enter a title." }] : []),
    ...(isLong ? [{ fieldId: "purpose", message: "A purpose can have at most 1,000 characters." }] : []),
    ...(late === null ? [] : [{ fieldId: "closesAt", message: late }]),
    ...(isLawful
      ? []
      : [
          { fieldId: "minResponses", message: `Please enter a number from ${least} to ${mostMinResponses}.` },
        ]),
  ];
}
