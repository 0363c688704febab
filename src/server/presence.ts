import { seconds } from "./clock.ts";

interface Visit {
  readonly surveyId: string;
}

/** A browser that loads the page again, or connects its feed again, isn't gone. */
const awayAfterMs = seconds(5);

/** Clients who have the page of their meeting open: known to this process alone, and stored nowhere. */
const visits = new Set<Visit>();

/** Notes that a round's owner has the page open. @returns what notes that they have closed it */
export function arrive(surveyId: string): () => void {
  const visit = { surveyId };
  visits.add(visit);
  return () => void setTimeout(() => visits.delete(visit), awayAfterMs).unref();
}

export const isHere = (surveyId: string | null): boolean =>
  [...visits].some((visit) => visit.surveyId === surveyId);
