import { api } from "#src/islands/kit/api/api.ts";
import type { ShareCard } from "#src/shared/result/card.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";

/** The card of a round; null where there is none. */
export const cardQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["card", surveyId],
    queryFn: () => api.card.find.query({ surveyId }),
  });

/** Puts the card that was made, or null, into the page, past an older answer that may still be on its way. */
export function useCardUpdate(surveyId: string): (card: ShareCard | null) => void {
  const client = useQueryClient();
  const { queryKey } = cardQuery(surveyId);
  return (card) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, card);
  };
}
