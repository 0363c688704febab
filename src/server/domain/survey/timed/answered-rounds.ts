import { days } from "#src/server/clock.ts";

/**
 * Rounds that may have news for their owners: those that this process has stored an answer for since the
 * last hourly job, and those that a look back has found. Only in memory: a mark in the database would tell
 * between which two hours someone answered (rule A6).
 *
 * After a start and once a day, the look back covers all rounds, in case another process died too early.
 */
export interface AnsweredRounds {
  readonly note: (surveyId: string) => void;
  /** Returns and clears the noted rounds; on failure, `giveBack` them. */
  readonly take: () => readonly string[];
  readonly giveBack: (surveyIds: readonly string[]) => void;
  /** The cursor of the look back; null: not due before tomorrow. */
  readonly scannedUpTo: (now: Date) => string | null;
  /** Advances the cursor; null: reached the end. */
  readonly continueAfter: (id: string | null) => void;
}

export function createAnsweredRounds(): AnsweredRounds {
  let noted = new Set<string>();
  let scannedUpTo: string | null = null;
  let beganAt = -Infinity;
  return {
    note: (surveyId) => {
      noted.add(surveyId);
    },
    take: () => {
      const taken = [...noted];
      noted = new Set();
      return taken;
    },
    giveBack: (surveyIds) => {
      for (const id of surveyIds) noted.add(id);
    },
    scannedUpTo: (now) => {
      if (scannedUpTo === null && now.getTime() - beganAt >= days(1)) {
        beganAt = now.getTime();
        scannedUpTo = "";
      }
      return scannedUpTo;
    },
    continueAfter: (id) => {
      scannedUpTo = id;
    },
  };
}
