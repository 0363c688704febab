import { blankSurvey, presentNewSurvey } from "#src/server/domain/survey/create-survey.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

const startedAt = new Date("2026-11-20T09:00:00.000Z");

/** A survey as the API returns it; new by default. */
export const shownSurvey = (overrides: Partial<Survey> = {}): Survey => ({
  ...presentNewSurvey(blankSurvey("round-1", "owner-1", startedAt), startedAt, "http://localhost:4321"),
  ...overrides,
});

/** With own words and an open link. */
export const waitingSurvey = (overrides: Partial<Survey> = {}): Survey =>
  shownSurvey({
    selfAssessmentComplete: true,
    traits: ["able", "bold", "calm", "kind", "wise"],
    selectedTraits: ["Able", "Bold", "Calm", "Kind", "Wise"],
    isPublic: true,
    shareId: "share-1",
    shareableLink: "http://localhost:4321/s/code-1",
    ...overrides,
  });

/** With enough answers for the first result. */
export const readySurvey = (overrides: Partial<Survey> = {}): Survey =>
  waitingSurvey({
    peerAssessmentCount: 3,
    totalResponses: 3,
    canReveal: true,
    answersUntilReveal: 0,
    ...overrides,
  });

/** With a result that contains all answers. */
export const revealedSurvey = (overrides: Partial<Survey> = {}): Survey =>
  waitingSurvey({
    peerAssessmentCount: 3,
    totalResponses: 3,
    hasAnalysis: true,
    ownWordsSettled: true,
    ...overrides,
  });

/** With enough answers, and blocked by another survey. */
export const overlappingSurvey = (overrides: Partial<Survey> = {}): Survey =>
  readySurvey({
    canReveal: false,
    overlap: {
      ...{ peopleMissing: 1, peopleAdded: 0, needed: 0, until: "2027-05-24T00:00:00.000Z" },
      otherRound: { id: "round-2", title: "Spring" },
    },
    ...overrides,
  });
