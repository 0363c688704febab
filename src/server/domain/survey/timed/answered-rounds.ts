/**
 * Rounds that this process has taken an answer for since the job on the hour last looked. In memory alone: a mark in the database would tell
 * between which two hours someone answered (rule A6).
 */
export interface AnsweredRounds {
  readonly note: (surveyId: string) => void;
  /**
   * Where to look for news: rounds that were noted, or `all`. It is `all` after a start and once a day, because another process may have died
   * before it told of its answers, and a round can be ready for other reasons. A caller that fails to look at them gives them back.
   */
  readonly take: (now: Date) => "all" | readonly string[];
  /** What was taken has not been looked at. */
  readonly giveBack: (taken: "all" | readonly string[]) => void;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, "2026-11-26".length);

export function createAnsweredRounds(): AnsweredRounds {
  let noted = new Set<string>();
  let lookedAtAllOn: string | null = null;
  return {
    note: (surveyId) => {
      noted.add(surveyId);
    },
    take: (now) => {
      const taken = lookedAtAllOn === dayOf(now) ? [...noted] : "all";
      lookedAtAllOn = dayOf(now);
      noted = new Set();
      return taken;
    },
    giveBack: (taken) => {
      if (taken === "all") lookedAtAllOn = null;
      else for (const surveyId of taken) noted.add(surveyId);
    },
  };
}
