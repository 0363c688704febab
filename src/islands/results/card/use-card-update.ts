import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";

/** Puts the card that was made, or null, into the page, ahead of an older answer that may still be on its way. */
export function useCardUpdate(surveyId: string): (card: ShareCard | null) => void {
  const { find } = trpc.useUtils().card;
  return (card) => {
    void find.cancel({ surveyId });
    find.setData({ surveyId }, card);
  };
}
