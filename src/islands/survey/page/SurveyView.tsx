import { useSharing } from "#src/islands/kit/sharing.tsx";
import { ShareStep } from "#src/islands/survey/invite/link/ShareStep.tsx";
import { ProgrammeSection } from "#src/islands/survey/programme/ProgrammeSection.tsx";
import { runsInTeam } from "#src/islands/survey/team/TeamNote.tsx";
import { ThankStep } from "#src/islands/survey/thanks/ThankStep.tsx";
import { GuessStep } from "#src/islands/survey/words/GuessStep.tsx";
import { WordsStep } from "#src/islands/survey/words/WordsStep.tsx";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useRef, useState } from "react";
import { StageHero } from "./StageHero.tsx";
import { SurveyEnd } from "./SurveyEnd.tsx";
import { SurveyHeader } from "./SurveyHeader.tsx";

interface SurveyViewProps {
  survey: Survey;
  /** As the page came with it; null where it came without. */
  sharing: Sharing | null;
  /** The newest result in small; null where there is none, or the page came without. */
  tile: WindowTile | null;
}

/** A round: what matters now comes first, then what its owner can do about it. */
export function SurveyView({ survey, sharing: initial, tile }: SurveyViewProps) {
  const sharing = useSharing(survey.id, initial);
  const facilitator = sharing?.facilitator ?? null;
  const stage = surveyStage(survey);
  // Answers come while someone types or picks words: what they are at must not move then.
  const [stageAtFirst] = useState(stage);
  const [wasAskedAtFirst] = useState(isAsked(survey));
  const guess = <GuessStep survey={survey} />;
  const guessComesFirst = stageAtFirst === "reveal";
  const title = useRef<HTMLHeadingElement>(null);
  const hero = <StageHero {...{ survey, tile, facilitator }} titleRef={title} />;
  return (
    <div className="grid gap-8">
      <SurveyHeader survey={survey} facilitator={facilitator} />
      {stageAtFirst === "pick" ? (
        <div className="grid gap-5">
          {wasAskedAtFirst && hero}
          <WordsStep survey={survey} />
          {!wasAskedAtFirst && (isAsked(survey) || stage === "ended") && hero}
          <ShareStep survey={survey} isNext={stage === "share"} />
          {guess}
        </div>
      ) : (
        <>
          {hero}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid gap-5">
              {guessComesFirst && guess}
              <ThankStep survey={survey} />
              <ShareStep survey={survey} isNext={stage === "share"} />
            </div>
            <div className="grid gap-5">
              {!guessComesFirst && guess}
              <WordsStep survey={survey} />
            </div>
          </div>
        </>
      )}
      {sharing && <ProgrammeSection survey={survey} sharing={sharing} />}
      {!runsInTeam(survey) && <SurveyEnd survey={survey} title={title} />}
    </div>
  );
}

/** Whether an answer may come, or has. */
const isAsked = ({ teamRoundId, isPublic, invitedCount, peerAssessmentCount }: Survey): boolean =>
  teamRoundId !== null || isPublic || invitedCount > 0 || peerAssessmentCount > 0;
