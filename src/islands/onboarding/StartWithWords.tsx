import { dropStartWords } from "#src/islands/kit/browser/start-words.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { HalfWindow } from "#src/islands/kit/window/HalfWindow.tsx";
import type { OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { startWordNames } from "#src/shared/onboarding/start-words.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { startRound } from "#src/islands/kit/session/start-round.ts";
import { useMutation } from "@tanstack/react-query";

/** Starts the first round with words that were picked before signing up, and leads to where its link is made. */
const useStartRound = () =>
  useAction(
    useMutation({
      mutationFn: startRound,
      onSuccess: (page) => location.assign(page),
      onError: toastFailure("Your round didn’t start"),
    }),
    { leaves: true },
  );

interface StartWithWordsProps {
  /** Ids of words that were picked before signing up. */
  words: readonly string[];
  place: OnboardingPlace;
}

/** Words from before there was an account become those of the first round, if the person says so. */
export function StartWithWords({ words, place }: StartWithWordsProps) {
  const { run, isBusy } = useStartRound();
  return (
    <div className="grid gap-4">
      <HalfWindow names={startWordNames(words)} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button
          look="primary"
          large
          busy={isBusy}
          busyLabel="Starting it…"
          onClick={() => run({ words, flow: place.flow })}
        >
          Start my round with these {words.length} words
        </Button>
        <Button look="quiet" onClick={dropStartWords}>
          Pick other words later
        </Button>
      </div>
    </div>
  );
}
