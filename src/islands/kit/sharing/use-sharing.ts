import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

/** Who sees a round beside its owner; undefined until that is known. `initial`: as the page came with it. */
export const useSharing = (surveyId: string, initial?: Sharing | null): Sharing | undefined =>
  trpc.sharing.get.useQuery({ surveyId }, fromPage(initial ?? null)).data;

/** Puts what a change led to into the page, ahead of an older answer that may still be on its way. */
export function useSharingUpdate(surveyId: string): (sharing: Sharing) => void {
  const { get } = trpc.useUtils().sharing;
  return (sharing) => {
    void get.cancel({ surveyId });
    get.setData({ surveyId }, sharing);
  };
}
