import { useRef, type PointerEvent, type RefObject, useState, useEffect, useEffectEvent } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dropDrafts } from "#src/islands/survey/words/use-word-draft.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { Caption } from "./Caption.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { nextText } from "./opening-copy.ts";
import { Curtains } from "#src/islands/kit/window/Curtains.tsx";
import { ResultDrawing } from "#src/islands/kit/window/ResultDrawing.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";

/** Let go beyond this, curtains open; short of it, they fall shut again. */
const enough = 0.3;
/** What a hand can part, before the window opens by itself. */
const most = 0.85;

interface Parting {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Lets a hand part the curtains: either one, either way, both follow. Writes how far into `--parted`, past React, so that
 * nothing is drawn again on the way.
 */
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
  /** How many panes are lit. */
  opened: number;
  isBusy: boolean;
  /** A hand can part the curtains now. */
  canPart: boolean;
  onPart: () => void;
}

/** The window at dusk, behind curtains that follow the hand. To look at; the caption says it for screen readers. */
function Scene({ result, opened, isBusy, canPart, onPart }: SceneProps) {
  const parting = useParting(canPart && !isBusy, onPart);
  return (
    <div
      className="opening-scene"
      aria-hidden="true"
      data-lit={quadrants.slice(0, opened).join(" ")}
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

interface OpeningBarProps {
  survey: Survey;
  opened: number;
  isBusy: boolean;
  /** There is a result to skip to. */
  canSkip: boolean;
  onGo: () => void;
}

/** The one button, which stays the same element and so keeps the focus; and a way around all of it. */
function OpeningBar({ survey, opened, isBusy, canSkip, onGo }: OpeningBarProps) {
  return (
    <p className="opening-bar">
      <Button look="primary" large busy={isBusy} busyLabel="Opening…" onClick={onGo}>
        {opened === 0 ? openWindow : nextText(quadrants[opened])}
      </Button>
      {opened < quadrants.length && (
        <a
          className="link-line"
          href={canSkip ? paths.assessmentResults(survey.id) : paths.assessment(survey.id)}
        >
          {canSkip ? "Skip to my result" : "Not yet"}
        </a>
      )}
    </p>
  );
}

export interface OpeningProps {
  survey: Survey;
  /** The result that is there; null where opening the window makes one. */
  analysis: Analysis | null;
}

/** The moment in which a window opens: curtains that the person parts, then one pane after the other, at their pace. */
function Opening({ survey, analysis }: OpeningProps) {
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState(0);
  const reveal = trpc.analysis.reveal.useMutation({
    onSuccess: () => {
      // Nothing that is still being picked can be kept from here on.
      dropDrafts(survey.id);
      setOpened(1);
    },
  });
  const { run, isBusy, problem } = useAction(reveal);
  const result = analysis ?? reveal.data ?? null;
  const leave = () => location.replace(paths.assessmentResults(survey.id));
  const goOn = () => {
    if (result === null) run({ surveyId: survey.id });
    else if (opened < quadrants.length) setOpened(opened + 1);
    else leave();
  };
  useArrowKey(opened > 0, goOn);
  return (
    <div className="opening">
      <Scene
        result={result}
        opened={opened}
        isBusy={isBusy}
        canPart={isHydrated && opened === 0}
        onPart={goOn}
      />
      <div className="opening-panel">
        <Caption
          survey={survey}
          result={result}
          asks={analysis === null}
          opened={opened}
          isBusy={isBusy}
          problem={problem}
        />
        <OpeningBar survey={survey} opened={opened} isBusy={isBusy} canSkip={result !== null} onGo={goOn} />
      </div>
    </div>
  );
}

export function OpeningIsland(props: OpeningProps) {
  return (
    <IslandRoot>
      <Opening {...props} />
    </IslandRoot>
  );
}
