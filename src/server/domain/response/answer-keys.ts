import { sha256 } from "#src/server/ids.ts";

/** The ids of the rows with a peer's words and name. */
export interface AnswerKeys {
  readonly answerId: string;
  readonly participantId: string;
}

/**
 * Hashes the withdraw key in two ways. Only the peer, who has the key, can find and erase both rows; the
 * database doesn't show which name belongs to which words.
 */
export const answerKeys = (withdrawKey: string): AnswerKeys => ({
  answerId: sha256(`words ${withdrawKey}`),
  participantId: sha256(`name ${withdrawKey}`),
});
