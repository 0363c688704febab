import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { VoiceLevels } from "#src/islands/kit/voice/session/talk.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

interface VoiceWindowProps {
  levels: () => VoiceLevels;
  isRunning: boolean;
  /** A window; an empty one unless given. */
  children?: ReactNode;
}

/** Both voices as posts of a window, yours left and the coach's right, which fill as each speaks. */
export function VoiceWindow({ levels, isRunning, children }: VoiceWindowProps) {
  const isBare = children === undefined;
  return (
    <div className={isBare ? "voice-window voice-window-bare" : "voice-window"}>
      <Post isRunning={isRunning} level={() => levels().person} label="You" />
      <div className="min-w-0">{isBare ? <WindowFrame /> : children}</div>
      <Post isRunning={isRunning} level={() => levels().coach} label="Coach" />
    </div>
  );
}

interface PostProps {
  isRunning: boolean;
  level: () => number;
  label: string;
}

/** Upside down, so that it fills from the sill. */
function Post({ isRunning, level, label }: PostProps) {
  const bar = useLevel("height", isRunning, level);
  return (
    <div className="voice-post" aria-hidden="true">
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" focusable="false">
        <rect ref={bar} width="10" height="0" transform="translate(0 100) scale(1 -1)" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

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
