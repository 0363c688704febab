import { type PointerEvent, type RefObject, useRef } from "react";
import { ResultDrawing } from "#src/islands/kit/window/ResultWindow.tsx";
import { Curtains, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Beat } from "./Caption.tsx";

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
export function Scene({ result, seen, isBusy, canPart, onPart }: SceneProps) {
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
