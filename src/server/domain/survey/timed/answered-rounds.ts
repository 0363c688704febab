import { hours } from "#src/server/clock.ts";

/**
 * Rounds that may have news for their owners: those that this process has taken an answer for since the job on the hour last looked, and those that
 * it has found when it looked back. In memory alone: a mark in the database would tell between which two hours someone answered (rule A6).
 *
 * After a start it has to look back at all rounds, since the process before it may have died before it told of its answers; and again after an hour
 * without a look.
 */
export interface AnsweredRounds {
  readonly note: (surveyId: string) => void;
  /** Those that were noted; none is from then on. A caller that fails to tell of them gives them back. */
  readonly take: (now: Date) => readonly string[];
  readonly giveBack: (surveyIds: readonly string[]) => void;
  /** Behind which id it has to look back next; null once it has looked at all rounds. */
  readonly lookedUpTo: () => string | null;
  /** It has looked back as far as this; null: to the end. */
  readonly goOnBehind: (id: string | null) => void;
}

const hourOf = (time: Date): number => Math.floor(time.getTime() / hours(1));

export function createAnsweredRounds(): AnsweredRounds {
  let noted = new Set<string>();
  let lookedInHour: number | null = null;
  let lookedUpTo: string | null = "";
  return {
    note: (surveyId) => {
      noted.add(surveyId);
    },
    take: (now) => {
      if (lookedInHour !== null && hourOf(now) > lookedInHour + 1) lookedUpTo = "";
      lookedInHour = hourOf(now);
      const taken = [...noted];
      noted = new Set();
      return taken;
    },
    giveBack: (surveyIds) => {
      for (const id of surveyIds) noted.add(id);
    },
    lookedUpTo: () => lookedUpTo,
    goOnBehind: (id) => {
      lookedUpTo = id;
    },
  };
}
