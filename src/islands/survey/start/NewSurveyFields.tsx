import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
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
        hint="What you’d like to find out. Nobody else sees it."
      />
      <ForOrganisation />
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
        hint={`At least ${least}: with fewer, someone could guess who picked what.`}
      />
    </>
  );
}

/** What such a round is, and that it takes the plan, is said before someone picks it; the server decides. */
function ForOrganisation() {
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="organisation"
        className="mt-1 size-6 flex-none accent-(--color-accent)"
        aria-describedby="organisation-hint"
        onChange={({ currentTarget: { checked, form } }) => {
          if (checked) raiseMinimum(form?.elements.namedItem("minResponses"));
        }}
      />
      <span className="grid gap-1">
        <strong>For an organisation</strong>
        <span id="organisation-hint" className="field-hint">
          Only the people you invite can answer, and nothing shows before {leastResponses.organisation} of
          them have. Part of {planTexts.planName}.
        </span>
      </span>
    </label>
  );
}

/** Where the person can see it: a number that is too low would only be refused. */
function raiseMinimum(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLInputElement) || Number(field.value) >= leastResponses.organisation) return;
  field.value = String(leastResponses.organisation);
}
