import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { answers } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { useQuery } from "@tanstack/react-query";
import { surveyQuery } from "./queries.ts";
import { Step } from "./Step.tsx";
import { whoSeesText } from "./who-sees-text.ts";

/** More dots than this are not counted at a glance. */
const mostDots = 12;

/** Step 3: how many have answered. Below the minimum this number is all that there is to know. */
export function ProgressStep({ survey }: { survey: Survey }) {
  const { peerAssessmentCount: done, minResponses, status, hasAnalysis } = survey;
  const isDone = hasAnalysis || done >= minResponses;
  return (
    <Step number={3} title="Answers" isDone={isDone}>
      <div role="status">
        {minResponses <= mostDots && !hasAnalysis ? (
          <ProgressDots done={done} total={minResponses} unit="answers" />
        ) : (
          <p>{hasAnalysis || done > minResponses ? answers(done) : `${done} of ${minResponses} answers`}</p>
        )}
      </div>
      <p className="measure text-sm text-muted">{whoSeesText(survey)}</p>
      {status === "in_progress" && <LookAgain surveyId={survey.id} />}
    </Step>
  );
}

/** The number keeps itself fresh for a while; after that, and for the impatient, there is a button. */
function LookAgain({ surveyId }: { surveyId: string }) {
  const { isFetching, refetch } = useQuery(surveyQuery(surveyId));
  return (
    <p>
      <Button busy={isFetching} busyLabel="Looking…" onClick={() => void refetch()}>
        Look for new answers
      </Button>
    </p>
  );
}
