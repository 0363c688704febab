import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { dropDrafts } from "#src/islands/survey/words/picked-words.tsx";
import { inWeeks, paneFor, planWeeks } from "#src/shared/action-plan/plans.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { isGlimpse } from "#src/shared/survey/settled-text.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { Caption, beatsOf, betWords } from "./Caption.tsx";
import { Scene } from "./Scene.tsx";

/** The right arrow goes on, as in a slide show. */
function useArrowKey(isOn: boolean, goOn: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && event.key === "ArrowRight" && !event.repeat) goOn();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

interface EndProps {
  survey: Survey;
  result: Analysis;
  /** Whether there are others to read beside it. */
  hasCircles: boolean;
}

/** What people do with it, in one tap each. */
function EndActions({ survey, result, hasCircles }: EndProps) {
  const results = paths.assessmentResults(survey.id);
  const { step } = result.portrait;
  const share = useRef<HTMLAnchorElement>(null);
  // The button that led here is gone.
  useEffect(() => share.current?.focus({ preventScroll: true }), []);
  const save = useAction(
    trpc.panePlan.save.useMutation({ onSuccess: () => location.replace(`${results}#plan`) }),
    { leaves: true },
  );
  return (
    <>
      <LinkButton ref={share} look="primary" large href={`${results}#card`}>
        Share
      </LinkButton>
      <LinkButton large href={`${paths.assessment(survey.id)}#thanks`}>
        Thank them
      </LinkButton>
      <Button
        large
        busy={save.isBusy}
        busyLabel="Saving…"
        onClick={() =>
          save.run({
            ...{
              surveyId: survey.id,
              pane: paneFor([]),
              traitId: step.traitIds[0] ?? null,
              person: "",
              noticed: "",
            },
            ...{ deed: step.text, until: inWeeks(planWeeks, new Date()), remind: true },
          })
        }
      >
        I’ll try this
      </Button>
      <a className="link-line" href={results}>
        See my whole result
      </a>
      {hasCircles && (
        <a className="link-line" href={paths.circles(survey.id)}>
          See all circles
        </a>
      )}
      {save.problem !== null && <span role="alert">{save.problem}</span>}
    </>
  );
}

interface OpeningProps {
  survey: Survey;
  /** The result that is there; null where opening the window makes one. */
  analysis: Analysis | null;
}

/** Opening a window: a bet, the curtains, then one step after another at the person's pace. */
function Opening({ survey, analysis }: OpeningProps) {
  const isHydrated = useHydrated();
  const [isBetting, setBetting] = useState(false);
  const [bet, setBet] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const start = (opened: Analysis) => (betWords(opened).length > 0 ? setBetting(true) : setAt(0));
  const reveal = trpc.analysis.reveal.useMutation({
    onSuccess: (made) => {
      // Words still being picked can't be saved from now on.
      dropDrafts(survey.id);
      start(made);
    },
  });
  const { run, isBusy, problem } = useAction(reveal);
  const result = analysis ?? reveal.data ?? null;
  const circles = trpc.analysis.circleComparison.useQuery(
    { surveyId: survey.id },
    { enabled: result !== null && survey.circleGroup !== null },
  );
  const here = circles.data?.circles.find(({ surveyId }) => surveyId === survey.id);
  const beats = result === null ? [] : beatsOf(result, bet, here?.sentence ?? null);
  const beat = at === null ? null : (beats[at] ?? null);
  const isEnd = beat?.name === "end";
  const lay = (traitId: string | null) => {
    setBet(traitId);
    setBetting(false);
    setAt(0);
  };
  const goOn = () => {
    if (result === null) run({ surveyId: survey.id });
    else if (isBetting) lay(null);
    else if (at === null) start(result);
    else if (at < beats.length - 1) setAt(at + 1);
  };
  useArrowKey(at !== null && !isEnd, goOn);
  const asks = analysis === null;
  return (
    <div className="opening needs-script">
      <Scene
        result={result}
        seen={at === null ? [] : beats.slice(0, at + 1)}
        isBusy={isBusy || isBetting}
        canPart={isHydrated && at === null}
        onPart={goOn}
      />
      <div className="opening-panel">
        <Caption
          survey={survey}
          beat={beat}
          isBetting={isBetting}
          asks={asks}
          isBusy={isBusy}
          problem={problem}
        />
        {isBetting && result !== null && (
          <p className="opening-bar">
            {betWords(result).map((traitId) => (
              <Button key={traitId} onClick={() => lay(traitId)}>
                {findTrait(traitId)?.name ?? traitId}
              </Button>
            ))}
          </p>
        )}
        <p className="opening-bar">
          {isEnd && result !== null ? (
            <EndActions survey={survey} result={result} hasCircles={Boolean(circles.data)} />
          ) : (
            <>
              <Button
                look={isBetting || (asks && isGlimpse(survey)) ? "secondary" : "primary"}
                large
                busy={isBusy}
                busyLabel="Opening…"
                onClick={goOn}
              >
                {goText(survey, { asks, isBetting, isOpen: at !== null })}
              </Button>
              <WayOut survey={survey} canSkip={result !== null} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

interface Now {
  readonly asks: boolean;
  readonly isBetting: boolean;
  readonly isOpen: boolean;
}

function goText(survey: Survey, { asks, isBetting, isOpen }: Now): string {
  if (isOpen) return "Next";
  if (isBetting) return "Just show me";
  return asks && isGlimpse(survey) ? "Open a first glimpse" : openWindow;
}

/** Before there's a result, the other choice; then a way around all of it. */
function WayOut({ survey, canSkip }: { survey: Survey; canSkip: boolean }) {
  if (canSkip)
    return (
      <a className="link-line" href={paths.assessmentResults(survey.id)}>
        Skip to my result
      </a>
    );
  if (isGlimpse(survey))
    return (
      <LinkButton large href={paths.assessment(survey.id)}>
        Wait for five
      </LinkButton>
    );
  return (
    <a className="link-line" href={paths.assessment(survey.id)}>
      Not yet
    </a>
  );
}

export const OpeningIsland = island(Opening);
