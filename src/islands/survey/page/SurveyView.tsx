import { useSharing } from "#src/islands/kit/sharing/use-sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { GuessStep } from "#src/islands/survey/words/GuessStep.tsx";
import { ProgressStep } from "./ProgressStep.tsx";
import { RevealStep } from "./RevealStep.tsx";
import { SurveyEnd } from "./SurveyEnd.tsx";
import { SurveyHeader } from "./SurveyHeader.tsx";
import { ShareStep } from "#src/islands/survey/invite/link/ShareStep.tsx";
import { ProgrammeSection } from "#src/islands/survey/programme/ProgrammeSection.tsx";
import { ThankStep } from "#src/islands/survey/thanks/ThankStep.tsx";
import { WordsStep } from "#src/islands/survey/words/WordsStep.tsx";

interface SurveyViewProps {
  survey: Survey;
  /** As the page came with it; null where it came without. */
  sharing: Sharing | null;
}

/** A round and its steps: what the owner does on one side, what comes of it on the other. */
export function SurveyView({ survey, sharing: initial }: SurveyViewProps) {
  const sharing = useSharing(survey.id, initial);
  const facilitator = sharing?.facilitator ?? null;
  const stage = surveyStage(survey);
  // Asking comes first, until enough have answered. Answers come while someone guesses: the place must not move then.
  const [guessComesFirst] = useState(stage === "reveal");
  return (
    <div className="grid gap-8">
      <SurveyHeader survey={survey} facilitator={facilitator} />
      {stage === "reveal" && (
        <p className="lg:hidden">
          <a className="link-line" href="#window">
            {facilitator?.isWaitingForMeeting ? "Your window is ready" : "Your window can open"}
          </a>
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-5">
          <WordsStep survey={survey} />
          {guessComesFirst && <GuessStep survey={survey} />}
          <ShareStep survey={survey} isNext={stage === "share"} />
          {!guessComesFirst && <GuessStep survey={survey} />}
          <ThankStep survey={survey} />
        </div>
        <div id="window" className="grid gap-5 lg:sticky lg:top-6">
          <ProgressStep survey={survey} />
          <RevealStep survey={survey} facilitator={facilitator} />
        </div>
      </div>
      {sharing && <ProgrammeSection survey={survey} sharing={sharing} />}
      <SurveyEnd survey={survey} />
    </div>
  );
}
