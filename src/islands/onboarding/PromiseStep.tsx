import { dropStartWords, startRound, useStartWords } from "#src/islands/kit/session/start-words.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { HalfWindow, PaneTitle, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { OnboardingPlace } from "#src/shared/onboarding/onboarding.ts";
import { startWordNames } from "#src/shared/onboarding/start-words.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useMutation } from "@tanstack/react-query";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { NextForm, StepFrame, type StepProps } from "./StepFrame.tsx";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";

interface StartWithWordsProps {
  /** Ids of words that were picked before signing up. */
  words: readonly string[];
  place: OnboardingPlace;
}

/** Words picked before signing up become the first round's, if the person says so. */
function StartWithWords({ words, place }: StartWithWordsProps) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: startRound,
      onSuccess: (page) => location.assign(page),
      onError: toastFailure("Your round didn’t start"),
    }),
    { leaves: true },
  );
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

const legend: Readonly<Record<Quadrant, string>> = {
  arena: "You picked it, and so did they.",
  blindSpot: "They see it, and you didn’t pick it.",
  facade: "You picked it, and they didn’t.",
  unknown: "Nobody picked it. Not yet.",
};

/** The window with its panes explained: once for the eye, once for screen readers. */
function PaneLegend() {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [
      quadrant,
      <div key={quadrant}>
        <PaneTitle quadrant={quadrant} />
        <p className="text-sm">{legend[quadrant]}</p>
      </div>,
    ]),
  );
  return (
    <figure className="[--window-height:17.5rem] sm:[--window-height:24rem]">
      <figcaption className="sr-only">
        The window has four panes.{" "}
        {quadrants.map((quadrant) => `${paneText[quadrant].name}: ${legend[quadrant]}`).join(" ")}
      </figcaption>
      <WindowFrame panes={panes} />
    </figure>
  );
}

/** What happens next and who sees what. Someone with stored words starts their round here. */
export function PromiseStep(step: StepProps) {
  const words = useStartWords();
  const hasWords = words.length > 0;
  return (
    <StepFrame {...step} title="What happens, and who sees it" aside={hasWords ? undefined : <PaneLegend />}>
      <ol className="story">
        {!hasWords && (
          <li>
            <strong>
              You pick {minSelected} to {maxSelected} words for yourself.
            </strong>{" "}
            The people you ask won’t see them.
          </li>
        )}
        <li>
          <strong>People who know you pick words for you.</strong> You send them a link. It takes a minute,
          and they need no account.
        </li>
        <li>
          <strong>Once three people have answered, you can open your window.</strong> You see which words you
          share, which only they see, and which only you picked.
        </li>
      </ol>
      <p className="notice notice-warn">
        <span>
          <strong>Nobody sees who picked what.</strong> Not you, and not us: an answer is stored without an
          account, address, device or hour. Until {leastResponses.personal} people have answered, you see how
          many have, and nothing else.
        </span>
      </p>
      {hasWords ? (
        <StartWithWords words={words} place={step.place} />
      ) : (
        <NextForm {...step} label="On to my first round" />
      )}
    </StepFrame>
  );
}
