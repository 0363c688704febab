import type { Survey } from "#src/shared/survey/survey.output.ts";

/** A round as the API gives it to its owner: new, unless the overrides say otherwise. */
export function shownSurvey(overrides: Partial<Survey> = {}): Survey {
  return {
    id: "round-1",
    userId: "owner-1",
    title: "How others see me",
    description: "",
    status: "in_progress",
    type: "johari_window",
    audience: "personal",
    selfAssessmentComplete: false,
    predictionComplete: false,
    peerAssessmentCount: 0,
    totalResponses: 0,
    minResponses: 3,
    canReveal: false,
    answersUntilReveal: 3,
    overlap: null,
    hasAnalysis: false,
    isPublic: false,
    invitedCount: 0,
    shareId: null,
    shareableLink: null,
    selectedTraits: [],
    traits: [],
    predictedTraits: [],
    totalTraits: 56,
    createdAt: "2026-11-20T09:00:00.000Z",
    updatedAt: "2026-11-20T09:00:00.000Z",
    completedAt: null,
    closesAt: null,
    ...overrides,
  };
}

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

/** With a result that holds all answers. */
export const revealedSurvey = (overrides: Partial<Survey> = {}): Survey =>
  waitingSurvey({ peerAssessmentCount: 3, totalResponses: 3, hasAnalysis: true, ...overrides });

/** With enough answers, and another round in the way of its window. */
export const overlappingSurvey = (overrides: Partial<Survey> = {}): Survey =>
  readySurvey({
    canReveal: false,
    overlap: {
      ...{ peopleMissing: 1, peopleAdded: 0, needed: 0, until: "2027-05-24T00:00:00.000Z" },
      otherRound: { id: "round-2", title: "Spring" },
    },
    ...overrides,
  });
