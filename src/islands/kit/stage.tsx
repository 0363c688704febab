import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useEffect, useRef } from "react";

/** Lets a page that is presented fill the screen, and back again; nothing where a browser can’t. */
export function FullScreenButton() {
  // The server can’t know, and what it draws has to be what the browser draws first.
  const isReady = useHydrated();
  if (!isReady || !document.fullscreenEnabled) return null;
  return (
    <Button
      look="quiet"
      onClick={() =>
        void (document.fullscreenElement === null
          ? document.documentElement.requestFullscreen()
          : document.exitFullscreen())
      }
    >
      Full screen
    </Button>
  );
}

/** Keys of a keyboard, and of the small remote controls that people present with. */
const moves = new Map<string, number>([
  ...["ArrowRight", "ArrowDown", "PageDown", " "].map((key) => [key, 1] as const),
  ...["ArrowLeft", "ArrowUp", "PageUp"].map((key) => [key, -1] as const),
  ["Home", -Infinity],
  ["End", Infinity],
]);

/** The step so many further on; at either end it stays there. */
export function stepAt<Step>(order: readonly Step[], step: Step, by: number): Step {
  const place = Math.min(order.length - 1, Math.max(0, order.indexOf(step) + by));
  return order[place] ?? step;
}

/** Where a key leads; null for a key that leads nowhere. */
export function stepByKeyIn<Step>(order: readonly Step[], step: Step, key: string): Step | null {
  const by = moves.get(key);
  return by === undefined ? null : stepAt(order, step, by);
}

/** Hears keys of the whole page, but for those that a button or a field wants for itself. */
export function useStageKeys(isOn: boolean, onKey: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.closest("button, [role=button], a, input, textarea");
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key === " " && isOnControl)) return;
      if (onKey(event.key)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

/** Focuses the heading of a new step, so that it's read out. */
export function useFocusOnChange(step: string | number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
