import { blankSurvey } from "#src/server/domain/survey/create-survey.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { presentSummary, presentSurvey } from "#src/server/domain/survey/present.ts";
import { demoSurveys } from "#src/shared/site/demo.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { demoUser } from "./demo-account.ts";
import { demoWords, guessedWords, ownWords, peerPicks } from "./demo-words.ts";

/** The demo's present. */
export const demoNow = new Date("2026-03-23T09:00:00Z");
/** A reserved domain, so the demo's links lead nowhere. */
const demoSite = "https://demo.example";

const waiting: CountedSurvey = {
  ...blankSurvey(demoSurveys.waiting, demoUser.id, new Date("2026-03-16T09:00:00Z")),
  title: "How the choir sees me",
  description: "We have sung together for two years. Which words come to mind?",
  selfTraitIds: ownWords,
  ownerMayShowWords: true,
  shareId: "demo-choir-link",
  shareCode: "demo-choir",
  updatedAt: new Date("2026-03-16T09:10:00Z"),
  newAnswers: 2,
  invitedCount: 2,
  shownAnswers: null,
};

const revealed: CountedSurvey = {
  ...waiting,
  id: demoSurveys.revealed,
  title: "How my team sees me",
  description: "",
  predictedTraitIds: guessedWords,
  shareId: "demo-team-link",
  shareCode: "demo-team",
  createdAt: new Date("2026-03-02T09:00:00Z"),
  updatedAt: new Date("2026-03-12T08:00:00Z"),
  newAnswers: 0,
  shownAnswers: peerPicks.length,
};

const present = (row: CountedSurvey): Survey => ({
  ...presentSurvey({ ...row, overlap: null }, demoNow, demoSite),
  totalTraits: demoWords.length,
});

export const waitingSurvey = present(waiting);
export const revealedSurvey = present(revealed);

export const demoSummaries = [waiting, revealed].map((row) =>
  presentSummary({ ...row, hasOwnWords: true, isPublic: true, overlap: null }, demoNow),
);
