import { sha256 } from "#src/server/ids.ts";

/** The keys under which a peer's words and name rest. */
export interface AnswerKeys {
  readonly answerId: string;
  readonly participantId: string;
}

/**
 * Both keys come from the withdraw key, by two different hashes. Whoever has the key (the peer alone) finds and erases
 * both rows; whoever has the database cannot tell which name goes with which words.
 */
export const answerKeys = (withdrawKey: string): AnswerKeys => ({
  answerId: sha256(`words ${withdrawKey}`),
  participantId: sha256(`name ${withdrawKey}`),
});

/**
 * When an answer shows, for the receipt. The same sentence whether or not there are results already: a peer is not told
 * how many have answered.
 */
export const shownWhen = (ownerName: string, minResponses: number): string =>
  `${ownerName} sees your words only as part of totals: together with at least ${String(minResponses - 1)} other ` +
  `new answers, never on their own, and never who picked what.`;
