import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { problemsIn, useProblems } from "#src/islands/kit/forms/use-problems.ts";
import { isUntouched } from "#src/shared/survey/first-survey.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { ClosedWindow } from "./ClosedWindow.tsx";
import { useTitleDraft } from "./drafts.ts";
import { NameSurvey } from "./NameSurvey.tsx";
import { StepFrame, type StepProps } from "./StepFrame.tsx";
import { useFinishOnboarding } from "./use-onboarding.ts";

interface FirstSurveyStepProps extends StepProps {
  round: Survey | null;
}

/** The round to start with: named here, unless one is going on already. */
export function FirstSurveyStep({ round, ...step }: FirstSurveyStepProps) {
  if (round === null || isUntouched(round)) return <NewSurvey {...step} round={round} />;
  return (
    <StepFrame {...step} title="You have begun already">
      <GoingOn title={round.title} />
    </StepFrame>
  );
}

const words = {
  individual: {
    title: "Your first round",
    lead: "A round is one question to a few people who know you from the same place. Give it a name, and it is ready.",
  },
  facilitator: {
    title: "Begin with your own window",
    lead: "The people you work with will ask what it is like. Take a round yourself before you hand one out: it is the same window, and the same promise.",
  },
} as const;

function NewSurvey({ round, ...step }: FirstSurveyStepProps) {
  const { flow } = step.place;
  const title = useTitleDraft(flow, round);
  return (
    <StepFrame {...step} title={words[flow].title} aside={<ClosedWindow title={title} />}>
      <p className="lead">{words[flow].lead}</p>
      <NameSurvey flow={flow} title={title} />
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
      <p className="lead wrap-anywhere">“{title}” waits on your dashboard, as you left it.</p>
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
          Go to my dashboard
        </Button>
      </p>
    </>
  );
}
