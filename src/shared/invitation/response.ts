import type { Trait } from "#src/shared/words/trait.ts";

/**
 * Who can answer a round: anyone with its open link; people who were invited, until its owner makes such a link; or them alone,
 * as in an organisation's round.
 */
export const openTo = ["anyone", "invitedForNow", "invited"] as const;

export type OpenTo = (typeof openTo)[number];

/** What a peer sees before answering: nothing of the owner's words, of other answers or of their number. */
export interface SharedSurvey {
  readonly ownerName: string;
  readonly title: string;
  readonly traits: readonly Pick<Trait, "id" | "name" | "description">[];
  readonly minSelected: number;
  readonly maxSelected: number;
  readonly minResponses: number;
  readonly closesAt: string | null;
  readonly open: boolean;
  readonly openTo: OpenTo;
}

/** What a peer gets for an answer. */
export interface Receipt {
  /** Erases the answer; nobody but the peer has it. */
  readonly withdrawKey: string;
  readonly withdrawUrl: string;
  /** A sentence: when, and to whom, the answer will show. */
  readonly shownWhen: string;
}

/** A receipt that is shown again, while the answer is there. */
export interface StoredReceipt extends Receipt {
  readonly ownerName: string;
}

/** One entry of a round's responses: for peers, no words, no user, and an id that is new each time. */
export interface SurveyResponse {
  readonly id: string;
  readonly userId: string | null;
  readonly surveyId: string;
  readonly selectedTraits: readonly string[];
  readonly peerName: string;
}
