import { roundStage } from "#src/shared/round-stage.ts";
import type { Survey } from "#src/shared/survey.ts";
import { ProgressStep } from "./ProgressStep.tsx";
import { RevealStep } from "./RevealStep.tsx";
import { RoundEnd } from "./RoundEnd.tsx";
import { RoundHeader } from "./RoundHeader.tsx";
import { ShareStep } from "./ShareStep.tsx";
import { WordsStep } from "./WordsStep.tsx";

/** A round and its steps, which its owner may take in any order but the last. */
export function Round({ survey }: { survey: Survey }) {
  const stage = roundStage(survey);
  return (
    <div className="grid max-w-[52rem] gap-8">
      <RoundHeader survey={survey} />
      <ol className="grid gap-5">
        <WordsStep survey={survey} />
        <ShareStep survey={survey} isNext={stage === "share"} />
        <ProgressStep survey={survey} />
        <RevealStep survey={survey} />
      </ol>
      <RoundEnd survey={survey} />
    </div>
  );
}
