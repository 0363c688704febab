import { Curtains } from "#src/islands/kit/window/Curtains.tsx";
import { ResultDrawing } from "#src/islands/kit/window/ResultDrawing.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { useParting } from "./use-parting.ts";

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
export function Scene({ result, opened, isBusy, canPart, onPart }: SceneProps) {
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
