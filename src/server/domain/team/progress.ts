import type { PairRow } from "./queries.ts";

/** Someone who takes part, as far as their progress goes. */
interface Participant {
  readonly id: string;
  /** null once they deleted their own round: nobody describes them any more. */
  readonly surveyId: string | null;
  readonly hasOwnWords: boolean;
  /** How many must describe them. */
  readonly minResponses: number;
}

interface Progress {
  /** How many have described everyone and picked their own words. */
  readonly finished: number;
  /** How many windows would open with the words of these people alone: it never tells of a single description. */
  readonly wouldOpen: number;
}

/** How far the people of a round are. Numbers of people alone: what counts is who has finished everything. */
export function progressOf(people: readonly Participant[], pairs: readonly PairRow[]): Progress {
  const described = new Set(people.filter(({ surveyId }) => surveyId !== null).map(({ id }) => id));
  const left = new Set(
    pairs
      .filter(({ used, describedId }) => !used && described.has(describedId))
      .map((pair) => pair.describerId),
  );
  const finished = people.filter(
    ({ id, surveyId, hasOwnWords }) => !left.has(id) && (surveyId === null || hasOwnWords),
  );
  const ids = new Set(finished.map(({ id }) => id));
  const wouldOpen = finished.filter(({ id, surveyId, minResponses }) => {
    const describers = pairs.filter((pair) => pair.describedId === id && ids.has(pair.describerId));
    return surveyId !== null && describers.length >= minResponses;
  });
  return { finished: finished.length, wouldOpen: wouldOpen.length };
}
