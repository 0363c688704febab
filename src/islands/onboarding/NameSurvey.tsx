import { ScriptedForm } from "#src/islands/kit/forms/ScriptedForm.tsx";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { ErrorSummary } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { suggestedTitle } from "#src/shared/survey/first-survey.ts";
import { titleMaxLength } from "#src/shared/survey/survey-limits.ts";
import { dropTitle, storeTitle } from "./drafts.ts";
import { useFinishOnboarding } from "./use-onboarding.ts";

const titles = [suggestedTitle, "How my friends see me", "How my family sees me", "How my team sees me"];

/** Names the first round, and makes it. */
export function NameSurvey({ title }: { title: string }) {
  const { problems, attempt, report } = useProblems();
  const { run, isBusy } = useFinishOnboarding((error) => report(problemsIn(error)), dropTitle);

  const finish = () => {
    const named = title.trim();
    if (named === "") report([{ fieldId: "title", message: "Please give the round a title." }]);
    else run({ title: named });
  };

  return (
    <ScriptedForm onSubmit={finish}>
      <ErrorSummary title="We couldn’t make the round" problems={problems} attempt={attempt} />
      <div className="grid gap-3">
        <Field
          id="title"
          name="title"
          label="What is it called?"
          hint="The people you ask see it. You can change it later."
          autoComplete="off"
          maxLength={titleMaxLength}
          value={title}
          onChange={(event) => storeTitle(event.currentTarget.value)}
          error={problems.find(({ fieldId }) => fieldId === "title")?.message ?? null}
        />
        <Chips label="Suggestions">
          {titles.map((each) => (
            <Chip key={each} label={each} pressed={title === each} onToggle={() => storeTitle(each)} />
          ))}
        </Chips>
      </div>
      <p className="text-muted">
        Next, you pick your own words. We don’t ask anyone until you send your link.
      </p>
      <p>
        <SubmitButton busy={isBusy} busyLabel="Making it…">
          Make my first round
        </SubmitButton>
      </p>
    </ScriptedForm>
  );
}
