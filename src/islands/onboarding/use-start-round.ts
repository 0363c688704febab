import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { startRound } from "#src/islands/kit/session/start-round.ts";
import { useMutation } from "@tanstack/react-query";

/** Starts the first round with words that were picked before signing up, and leads to where its link is made. */
export const useStartRound = () =>
  useAction(
    useMutation({
      mutationFn: startRound,
      onSuccess: (page) => location.assign(page),
      onError: toastFailure("Your round didn’t start"),
    }),
    { leaves: true },
  );
