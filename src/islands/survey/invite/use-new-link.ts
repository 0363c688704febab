import { useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { copyLater } from "#src/islands/kit/ui/CopyField.tsx";
import type { ShareLink } from "#src/shared/survey/survey.output.ts";

/** Makes a round's open link and copies it. `copying` is null before that, then whether it was copied. */
export function useNewLink(surveyId: string, onMade: (link: ShareLink) => unknown) {
  const [copying, setCopying] = useState<Promise<boolean> | null>(null);
  const share = trpc.survey.share.useMutation({
    onSuccess: onMade,
    onError: toastFailure("The link was not made"),
  });
  const { run, isBusy } = useAction({
    ...share,
    mutateAsync: (input: { surveyId: string }) => {
      const made = share.mutateAsync(input);
      setCopying(copyLater(made.then(({ shareableLink }) => shareableLink)));
      return made;
    },
  });
  return { make: () => run({ surveyId }), isBusy, copying };
}
