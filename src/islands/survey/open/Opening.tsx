import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { dropDrafts } from "#src/islands/survey/words/use-word-draft.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { useState, useEffect, useEffectEvent } from "react";
import { Caption } from "./Caption.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { openWindow } from "#src/shared/survey/survey-stage.ts";
import { nextText } from "./opening-copy.ts";
import { Curtains } from "#src/islands/kit/window/Curtains.tsx";
import { ResultDrawing } from "#src/islands/kit/window/ResultDrawing.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useParting } from "./use-parting.ts";

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
export function Opening({ survey, analysis }: OpeningProps) {
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
