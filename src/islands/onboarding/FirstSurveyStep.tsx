import {
  ErrorSummary,
  ScriptedForm,
  SubmitButton,
  problemsIn,
  useProblems,
} from "#src/islands/kit/forms/form.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { suggestedTitle, isUntouched } from "#src/shared/survey/first-survey.ts";
import { titleMaxLength, leastResponses } from "#src/shared/survey/survey-limits.ts";
import { dropTitle, storeTitle, useTitleDraft } from "./drafts.ts";
import { useFinishOnboarding } from "./use-onboarding.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

const titles = [suggestedTitle, "How my friends see me", "How my family sees me", "How my team sees me"];

/** Names the first round, and makes it. */
function NameSurvey({ title }: { title: string }) {
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

/** The round that is being named, as it will stand on the dashboard. */
function ClosedWindow({ title }: { title: string }) {
  return (
    <div className="step-view" aria-hidden="true">
      <WindowFrame look="curtains" />
      <p className="font-display text-xl text-center wrap-anywhere">{title}</p>
      <p className="text-sm text-muted text-center">
        Closed until {leastResponses.personal} people have answered
      </p>
    </div>
  );
}

interface FirstSurveyStepProps extends StepProps {
  round: Survey | null;
}

/** The round to start with: named here, unless one is going on already. */
export function FirstSurveyStep({ round, ...step }: FirstSurveyStepProps) {
  if (round === null || isUntouched(round)) return <NewSurvey {...step} round={round} />;
  return (
    <StepFrame {...step} title="You’ve already started">
      <GoingOn title={round.title} />
    </StepFrame>
  );
}

function NewSurvey({ round, ...step }: FirstSurveyStepProps) {
  const title = useTitleDraft(round);
  return (
    <StepFrame {...step} title="Your first round" aside={<ClosedWindow title={title} />}>
      <p className="lead">
        A round asks a few people who know you from the same place. Give it a name, and it’s ready.
      </p>
      <NameSurvey title={title} />
    </StepFrame>
  );
}

function GoingOn({ title }: { title: string }) {
  const { problems, report } = useProblems();
  const { run, isBusy } = useFinishOnboarding(
    (error) => report(problemsIn(error)),
    () => undefined,
  );
  const isReady = useHydrated();
  return (
    <>
      <p className="lead wrap-anywhere">“{title}” is as you left it.</p>
      {problems.map(({ message }) => (
        <Notice key={message} tone="error" title={message} />
      ))}
      <p>
        <Button
          look="primary"
          large
          disabled={!isReady}
          busy={isBusy}
          busyLabel="One moment…"
          onClick={() => run({ title: null })}
        >
          Go to my round
        </Button>
      </p>
    </>
  );
}
