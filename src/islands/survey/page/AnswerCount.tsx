import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { mostDots, ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { whoSeesText } from "#src/islands/survey/invite/who-sees-text.ts";
import { answers, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";

interface SurveyProps {
  survey: Survey;
}

/** How many have answered. Below the minimum this number is all that there is to know. */
export function AnswerCount({
  survey: { peerAssessmentCount: done, minResponses, hasAnalysis },
}: SurveyProps) {
  return (
    <div role="status">
      {minResponses <= mostDots && !hasAnalysis ? (
        <ProgressDots done={done} total={minResponses} unit="answers" />
      ) : (
        <p>{hasAnalysis || done > minResponses ? answers(done) : `${done} of ${minResponses} answers`}</p>
      )}
    </div>
  );
}

/** What the number doesn't tell, and a way to look whether it has grown: once someone has been asked. */
export function AboutAnswers({ survey }: SurveyProps) {
  const stage = surveyStage(survey);
  if (stage === "ended") return null;
  const canGrow = survey.status === "in_progress" && stage !== "share";
  return (
    <>
      <p className="measure text-sm text-muted">{whoSeesText(survey)}</p>
      {canGrow && <LookAgain surveyId={survey.id} />}
    </>
  );
}

/** The number keeps itself fresh for a while; after that, and for the impatient, there is a button. */
function LookAgain({ surveyId }: { surveyId: string }) {
  const { data, isFetching, refetch } = trpc.survey.get.useQuery({ surveyId });
  const [news, setNews] = useState("");
  const look = async () => {
    setNews("");
    const { data: latest, isError } = await refetch();
    // What is new is said by the count above.
    const isSame = latest?.peerAssessmentCount === data?.peerAssessmentCount;
    if (isError) setNews("That didn’t work. Try again.");
    else if (isSame) setNews("No new answers yet.");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={isFetching} busyLabel="Checking…" onClick={() => void look()}>
        Check for new answers
      </Button>
      <p role="status" className="text-sm text-muted">
        {news}
      </p>
    </div>
  );
}
