import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useSharingUpdate } from "#src/islands/kit/sharing.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";

/** Changes what others see of a round. `news` says in a toast what came of it; null: the page says it already. */
export function useSharingChange(surveyId: string, news: (sharing: Sharing) => string | null) {
  const update = useSharingUpdate(surveyId);
  return useAction(
    trpc.sharing.set.useMutation({
      onSuccess: (sharing) => {
        update(sharing);
        const title = news(sharing);
        if (title !== null) showToast({ title });
      },
      onError: toastFailure("Nothing has changed"),
    }),
  );
}
