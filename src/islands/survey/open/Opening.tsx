import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ResultDrawing } from "#src/islands/kit/window/ResultWindow.tsx";
import { Curtains, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { dropDrafts } from "#src/islands/survey/words/picked-words.tsx";
import { inWeeks, paneFor, planWeeks } from "#src/shared/action-plan/plans.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { paths } from "#src/shared/site/paths.ts";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { isGlimpse } from "#src/shared/survey/settled-text.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { type Beat, Caption, beatsOf, betWords } from "./Caption.tsx";

/** Released beyond this, the curtains open; below it, they close again. */
const enough = 0.3;
/** How far the curtains must be dragged for the window to open. */
const most = 0.85;

interface Parting {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** Lets someone drag the curtains apart. Writes `--parted` directly, without rendering. */
function useParting(isOn: boolean, onPart: () => void): Parting {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly x: number; parted: number } | null>(null);

  const show = (parted: number | null) => {
    const scene = ref.current;
    if (scene === null) return;
    if (parted === null) scene.style.removeProperty("--parted");
    else scene.style.setProperty("--parted", String(parted));
    scene.toggleAttribute("data-held", parted !== null);
  };
  const letGo = (counts: boolean) => {
    const parted = held.current?.parted ?? 0;
    held.current = null;
    show(null);
    if (counts && parted >= enough) onPart();
  };

  return {
    ref,
    onPointerDown: ({ button, clientX, pointerId }) => {
      if (!isOn || button !== 0) return;
      held.current = { x: clientX, parted: 0 };
      ref.current?.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX }) => {
      if (held.current === null || ref.current === null) return;
      const way = Math.abs(clientX - held.current.x) / (ref.current.clientWidth / 2);
      held.current.parted = Math.min(most, way);
      show(held.current.parted);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  };
}

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

interface SceneProps {
  result: Analysis | null;
  /** The steps so far with the current one; empty while the curtains are closed. */
  seen: readonly Beat[];
  isBusy: boolean;
  /** Whether the curtains can be dragged now. */
  canPart: boolean;
  onPart: () => void;
}

/** The window behind curtains that follow the finger. The caption describes it to screen readers. */
function Scene({ result, seen, isBusy, canPart, onPart }: SceneProps) {
  const parting = useParting(canPart && !isBusy, onPart);
  const isEnd = seen.at(-1)?.name === "end";
  return (
    <div
      className="opening-scene"
      aria-hidden="true"
      data-lit={[...seen.map(({ name }) => name), ...(isEnd ? ["unknown"] : [])].join(" ")}
      data-beat={seen.at(-1)?.name}
      data-open={seen.length > 0 || undefined}
      data-busy={isBusy || undefined}
      {...parting}
    >
      <div className="opening-sky" />
      <div className="opening-window">
        {result === null ? (
          <WindowFrame />
        ) : (
          <ResultDrawing panes={resultPanes(result, (id) => findTrait(id)?.name ?? id)} />
        )}
      </div>
      <Curtains />
    </div>
  );
}

interface EndProps {
  survey: Survey;
  result: Analysis;
}

/** What people do with it, in one tap each. */
function EndActions({ survey, result }: EndProps) {
  const results = paths.assessmentResults(survey.id);
  const { step } = result.portrait;
  const save = useAction(
    trpc.panePlan.save.useMutation({ onSuccess: () => location.replace(`${results}#plan`) }),
    { leaves: true },
  );
  return (
    <>
      <LinkButton look="primary" large href={`${results}#card`}>
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
  const beats = result === null ? [] : beatsOf(result, bet);
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
            <EndActions survey={survey} result={result} />
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
