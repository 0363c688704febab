import { presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { scorePrediction } from "#src/server/domain/analysis/scoring/score-prediction.ts";
import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { demoUser } from "./demo-account.ts";
import { demoNow, revealedSurvey } from "./demo-surveys.ts";
import { demoWords, guessedWords, ownWords, peerPicks } from "./demo-words.ts";

const scored = scoreSurvey({ selfTraitIds: ownWords, peerPicks, traitIds: demoWords });
const content: SnapshotContent = {
  ...scored,
  catalogueVersion: 1,
  selfTraitIds: ownWords,
  prediction: scorePrediction(guessedWords, scored),
  participants: ["Ana", "Jonas", "Mira", "Pawel", "Sam", null, null, null],
};
const openedAt = new Date("2026-03-12T08:00:00Z");

/** The demo's answers, scored and written about by the product. */
export const demoAnalysis = presentAnalysis(
  {
    id: "demo-result",
    surveyId: revealedSurvey.id,
    number: 1,
    responseCount: content.responseCount,
    content,
    insights: writePortrait(content),
    insightSource: "template",
    writingUntil: null,
    createdAt: openedAt,
    updatedAt: openedAt,
  },
  demoUser.id,
  demoNow,
);
