import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { deadlineProblem, endOfDay } from "#src/islands/kit/page/dates.tsx";
import {
  ErrorSummary,
  type FieldProblem,
  ScriptedForm,
  SubmitButton,
  fieldOf,
  formText,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useFormDraft } from "#src/islands/survey/forms.tsx";
import { planTexts } from "#src/shared/plan/plan-texts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { suggestedTitle } from "#src/shared/survey/first-surveys.ts";
import {
  type Audience,
  descriptionMaxLength,
  leastResponses,
  mostMinResponses,
  titleMaxLength,
} from "#src/shared/survey/survey-limits.ts";

/** The fields are uncontrolled, and read when the form is sent. */
function NewSurveyFields({ problems }: { problems: readonly FieldProblem[] }) {
  const of = (id: string) => fieldOf(problems, id);
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

/** Raises the minimum in the field, in sight of the person: a lower number would be refused later. */
function raiseMinimum(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLInputElement) || Number(field.value) >= leastResponses.organisation) return;
  field.value = String(leastResponses.organisation);
}

/** The form's fields. */
interface Draft {
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

/** Problems by field id. */
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

/** Starts a round. Everything is filled in already: the button alone will do. */
export function NewSurveyForm({ isSignedIn }: { isSignedIn: boolean }) {
  useSession(isSignedIn);
  const { form, keep, drop } = useFormDraft("new-round");
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useAction(
    trpc.survey.create.useMutation({
      onSuccess: ({ id }) => {
        drop();
        location.assign(paths.assessment(id));
      },
      onError: (error) => report(problemsIn(error)),
    }),
    { leaves: true },
  );

  const submit = (draft: Draft) => {
    const found = draftProblems(draft, new Date());
    report(found);
    if (found.length === 0) run(draft);
  };

  return (
    <ScriptedForm ref={form} onInput={keep} onSubmit={(fields) => submit(readDraft(fields))}>
      <ErrorSummary title="We couldn’t start the round" problems={problems} attempt={attempt} />
      <NewSurveyFields problems={problems} />
      <p>
        <SubmitButton busy={isBusy} busyLabel="Starting…">
          Start the round
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}

export const NewSurveyIsland = island(NewSurveyForm);
