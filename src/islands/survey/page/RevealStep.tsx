import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { surveyStage, openWindow } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { TogetherNote } from "#src/islands/survey/programme/TogetherNote.tsx";
import { missingText } from "./missing-text.ts";
import { Step } from "./Step.tsx";

interface RevealStepProps {
  survey: Survey;
  /** null where the round belongs to no programme. */
  facilitator: Sharing["facilitator"];
}

/** Step 4: opens the window once enough people have answered, and again when as many more have. */
export function RevealStep({ survey, facilitator }: RevealStepProps) {
  const stage = surveyStage(survey);
  const isWaiting = facilitator?.isWaitingForMeeting === true;
  const missing = missingText(survey);
  return (
    <Step number={4} title="The window" isDone={survey.hasAnalysis}>
      <div className="max-w-60 [--window-height:13rem]">
        <WindowFrame look={survey.hasAnalysis ? "still" : "curtains"} />
      </div>
      {missing !== null && <p className="measure">{missing}</p>}
      {facilitator?.opens === "together" && !survey.hasAnalysis && (
        <TogetherNote survey={survey} facilitator={facilitator} />
      )}
      {((survey.canReveal && !isWaiting) || survey.hasAnalysis) && (
        <div className="flex flex-wrap gap-3">
          {survey.canReveal && !isWaiting && (
            <LinkButton look="primary" large href={paths.assessmentOpen(survey.id)}>
              {openWindow}
            </LinkButton>
          )}
          {survey.hasAnalysis && (
            <LinkButton
              look={stage === "read" ? "primary" : "secondary"}
              href={paths.assessmentResults(survey.id)}
            >
              See the result
            </LinkButton>
          )}
        </div>
      )}
    </Step>
  );
}
