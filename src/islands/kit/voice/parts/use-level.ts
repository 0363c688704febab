import { type RefObject, useEffect, useRef } from "react";

/** Speech is quiet on a scale from 0 to 1: this makes a calm voice fill about half. */
const gain = 2.5;
/** How much of the way a falling level goes in a frame, so that it's seen between two syllables. */
const fall = 0.15;

/**
 * Draws a level, frame by frame, as one side of a rectangle in 0 to 100: no render of React for it.
 *
 * @param level asked for each frame while `isRunning`
 */
export function useLevel(
  side: "width" | "height",
  isRunning: boolean,
  level: () => number,
): RefObject<SVGRectElement | null> {
  const bar = useRef<SVGRectElement>(null);
  const newest = useRef(level);
  useEffect(() => {
    newest.current = level;
  });
  useEffect(() => {
    const rect = bar.current;
    if (!isRunning || rect === null) return;
    let shown = 0;
    let frame = requestAnimationFrame(draw);
    function draw() {
      const now = Math.min(1, newest.current() * gain);
      shown = now > shown ? now : shown + (now - shown) * fall;
      rect?.setAttribute(side, (shown * 100).toFixed(1));
      frame = requestAnimationFrame(draw);
    }
    return () => {
      cancelAnimationFrame(frame);
      rect.setAttribute(side, "0");
    };
  }, [side, isRunning]);
  return bar;
}
