import { useRef, type PointerEvent, type RefObject } from "react";

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
export function useParting(isOn: boolean, onPart: () => void): Parting {
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
