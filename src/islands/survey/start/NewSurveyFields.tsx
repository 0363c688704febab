import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { suggestedTitle } from "#src/shared/survey/first-survey.ts";
import {
  descriptionMaxLength,
  leastResponses,
  mostMinResponses,
  titleMaxLength,
} from "#src/shared/survey/survey-limits.ts";

/** The fields keep what was typed themselves; they are read when the form is sent. */
export function NewSurveyFields({ problems }: { problems: readonly FieldProblem[] }) {
  const of = (fieldId: string) => ({
    id: fieldId,
    name: fieldId,
    error: problems.find((problem) => problem.fieldId === fieldId)?.message ?? null,
  });
  const { personal: least } = leastResponses;
  return (
    <>
      <Field
        {...of("title")}
        label="Title"
        defaultValue={suggestedTitle}
        maxLength={titleMaxLength}
        autoComplete="off"
        hint="The people you ask see it."
      />
      <TextAreaField
        {...of("description")}
        label="Note to yourself"
        optional
        maxLength={descriptionMaxLength}
        rows={3}
        hint="What you would like to find out. Nobody else sees it."
      />
      <Field
        {...of("closesAt")}
        label="Deadline"
        optional
        type="date"
        className="max-w-60"
        hint="The round closes at the end of that day. Without a deadline you close it when you like."
      />
      <Field
        {...of("minResponses")}
        label="Answers before anything shows"
        type="number"
        className="max-w-32"
        inputMode="numeric"
        min={least}
        max={mostMinResponses}
        defaultValue={least}
        hint={`Below ${least} people it could be guessed who picked what, so it cannot be less. You may ask for more.`}
      />
    </>
  );
}
