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
