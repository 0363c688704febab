import { hours } from "#src/server/clock.ts";

/**
 * Rounds that this process has taken an answer for since the job on the hour last looked. In memory alone: a mark in the database would tell
 * between which two hours someone answered (rule A6).
 */
export interface AnsweredRounds {
  readonly note: (surveyId: string) => void;
  /**
   * Where to look for news: rounds that were noted, or `all` in the first hour after a start, because the process before it may have died before
   * it told of its answers. It is `all` again after an hour without a look. A caller that fails to look at them gives them back.
   */
  readonly take: (now: Date) => "all" | readonly string[];
  /** What was taken has not been looked at: the next look is at all. */
  readonly giveBack: () => void;
}

const hourOf = (time: Date): number => Math.floor(time.getTime() / hours(1));

export function createAnsweredRounds(): AnsweredRounds {
  let noted = new Set<string>();
  let lookedInHour = -Infinity;
  return {
    note: (surveyId) => {
      noted.add(surveyId);
    },
    take: (now) => {
      const taken = hourOf(now) <= lookedInHour + 1 ? [...noted] : "all";
      lookedInHour = hourOf(now);
      noted = new Set();
      return taken;
    },
    giveBack: () => {
      lookedInHour = -Infinity;
    },
  };
}
