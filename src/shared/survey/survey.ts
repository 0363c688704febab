import type { Audience } from "./survey-limits.ts";
import type { Overlap } from "./overlap.ts";

export * from "./survey-limits.ts";

export type SurveyStatus = "in_progress" | "completed";

/** A round as its owner sees it. Times are ISO 8601 in UTC. */
export interface Survey {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly status: SurveyStatus;
  readonly type: "johari_window";
  readonly audience: Audience;
  readonly selfAssessmentComplete: boolean;
  /** Whether the owner has guessed what peers will pick: nothing needs it. */
  readonly predictionComplete: boolean;
  /** Answers that have come: the one number about peers that moves below the minimum. */
  readonly peerAssessmentCount: number;
  readonly totalResponses: number;
  readonly minResponses: number;
  readonly canReveal: boolean;
  /** New answers that are missing until the next reveal; 0 when it can be made. */
  readonly answersUntilReveal: number;
  /** Another round that stands in the way of this one's window; null where none does. */
  readonly overlap: Overlap | null;
  readonly hasAnalysis: boolean;
  readonly isPublic: boolean;
  /** People who are invited by mail, whether they have answered or not: an answer never moves it. */
  readonly invitedCount: number;
  readonly shareId: string | null;
  readonly shareableLink: string | null;
  /** The owner's own words by name, as the first version of the API had them; `traits` holds their ids. */
  readonly selectedTraits: readonly string[];
  readonly traits: readonly string[];
  /** Ids of the words that the owner thinks peers pick; empty without a guess. */
  readonly predictedTraits: readonly string[];
  readonly totalTraits: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  readonly closesAt: string | null;
}

/** What a list says of a round, and its next step: neither its texts nor its words. */
export type RoundSummary = Pick<
  Survey,
  | "id"
  | "title"
  | "status"
  | "selfAssessmentComplete"
  | "peerAssessmentCount"
  | "minResponses"
  | "canReveal"
  | "answersUntilReveal"
  | "hasAnalysis"
  | "isPublic"
  | "invitedCount"
  | "createdAt"
  | "closesAt"
>;

export interface ShareLink {
  readonly shareId: string;
  readonly code: string;
  readonly shareableLink: string;
}
