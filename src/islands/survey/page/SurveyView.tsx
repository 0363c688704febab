import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState } from "react";
import { GuessStep } from "#src/islands/survey/words/GuessStep.tsx";
import { ProgressStep } from "./ProgressStep.tsx";
import { RevealStep } from "./RevealStep.tsx";
import { SurveyEnd } from "./SurveyEnd.tsx";
import { SurveyHeader } from "./SurveyHeader.tsx";
import { ShareStep } from "#src/islands/survey/invite/ShareStep.tsx";
import { WordsStep } from "#src/islands/survey/words/WordsStep.tsx";

/** A round and its steps: what the owner does on one side, what comes of it on the other. */
export function SurveyView({ survey }: { survey: Survey }) {
  const stage = surveyStage(survey);
  // Asking comes first, until enough have answered. Answers come while someone guesses: the place must not move then.
  const [guessComesFirst] = useState(stage === "reveal");
  return (
    <div className="grid gap-8">
      <SurveyHeader survey={survey} />
      {stage === "reveal" && (
        <p className="lg:hidden">
          <a className="link-line" href="#window">
            Your window can open
          </a>
        </p>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-5">
          <WordsStep survey={survey} />
          {guessComesFirst && <GuessStep survey={survey} />}
          <ShareStep survey={survey} isNext={stage === "share"} />
          {!guessComesFirst && <GuessStep survey={survey} />}
        </div>
        <div id="window" className="grid gap-5 lg:sticky lg:top-6">
          <ProgressStep survey={survey} />
          <RevealStep survey={survey} />
        </div>
      </div>
      <SurveyEnd survey={survey} />
    </div>
  );
}
