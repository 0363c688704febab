import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { missingText } from "./missing-text.ts";
import { RevealButton } from "./RevealButton.tsx";
import { Step } from "./Step.tsx";

/** Step 4: opens the window once enough people have answered, and again when as many more have. */
export function RevealStep({ survey }: { survey: Survey }) {
  const stage = surveyStage(survey);
  const missing = missingText(survey);
  return (
    <Step number={4} title="The window" isDone={survey.hasAnalysis}>
      <div className="max-w-60 [--window-height:13rem]">
        <WindowFrame look={survey.hasAnalysis ? "still" : "curtains"} />
      </div>
      {missing !== null && <p className="measure">{missing}</p>}
      {(survey.canReveal || survey.hasAnalysis) && (
        <div className="flex flex-wrap gap-3">
          {survey.canReveal && <RevealButton survey={survey} />}
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
