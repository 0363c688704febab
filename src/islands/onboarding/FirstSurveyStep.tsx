import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { isUntouched } from "#src/shared/survey/first-survey.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useTitleDraft } from "./drafts.ts";
import { NameSurvey } from "./NameSurvey.tsx";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { useFinishOnboarding } from "./use-onboarding.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";

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
