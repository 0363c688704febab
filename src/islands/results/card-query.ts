import { api } from "#src/islands/kit/api.ts";
import { queryOptions } from "@tanstack/react-query";

/** The card of a round; null where there is none. */
export const cardQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["card", surveyId],
    queryFn: () => api.card.find.query({ surveyId }),
  });
