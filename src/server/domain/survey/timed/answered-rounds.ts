import { days } from "#src/server/clock.ts";

/**
 * Rounds that may have news for their owners: those that this process has taken an answer for since the job on the hour last looked, and those that
 * it has found when it looked back. In memory alone: a mark in the database would tell between which two hours someone answered (rule A6).
 *
 * It looks back at all rounds after a start, since the process before it may have died before it told of its answers; and once a day, since another
 * may have.
 */
export interface AnsweredRounds {
  readonly note: (surveyId: string) => void;
  /** Those that were noted; none is from then on. A caller that fails to tell of them gives them back. */
  readonly take: () => readonly string[];
  readonly giveBack: (surveyIds: readonly string[]) => void;
  /** Behind which id it has to look back next; null: not before tomorrow. */
  readonly lookedUpTo: (now: Date) => string | null;
  /** It has looked back as far as this; null: to the end. */
  readonly goOnBehind: (id: string | null) => void;
}

export function createAnsweredRounds(): AnsweredRounds {
  let noted = new Set<string>();
  let lookedUpTo: string | null = null;
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
    lookedUpTo: (now) => {
      if (lookedUpTo === null && now.getTime() - beganAt >= days(1)) {
        beganAt = now.getTime();
        lookedUpTo = "";
      }
      return lookedUpTo;
    },
    goOnBehind: (id) => {
      lookedUpTo = id;
    },
  };
}
