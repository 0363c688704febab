import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { VoiceLevels } from "#src/islands/kit/voice/session/talk.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

interface VoiceWindowProps {
  /** Asked for each frame while `isRunning`. */
  levels: () => VoiceLevels;
  isRunning: boolean;
  /** A window; an empty one unless given. */
  children?: ReactNode;
}

/** Speech is quiet on the library's scale from 0 to 1: this makes a calm voice fill about half. */
const gain = 2.5;
/** How much of the way a falling level goes in a frame, so that it's seen between two syllables. */
const fall = 0.15;

/** Both voices, drawn as the posts of a window: yours on the left, the coach's on the right. They fill as each speaks. */
export function VoiceWindow({ levels, isRunning, children = <WindowFrame /> }: VoiceWindowProps) {
  const person = useRef<SVGRectElement>(null);
  const coach = useRef<SVGRectElement>(null);
  useEffect(() => {
    if (!isRunning) return;
    const shown = { person: 0, coach: 0 };
    let frame = requestAnimationFrame(draw);
    function draw() {
      const now = levels();
      for (const [side, post] of [
        ["person", person.current],
        ["coach", coach.current],
      ] as const) {
        const level = Math.min(1, now[side] * gain);
        shown[side] = level > shown[side] ? level : shown[side] + (level - shown[side]) * fall;
        post?.setAttribute("height", (shown[side] * 100).toFixed(1));
      }
      frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [isRunning, levels]);
  return (
    <div className="voice-window">
      <Post ref={person} label="You" />
      <div>{children}</div>
      <Post ref={coach} label="Coach" />
    </div>
  );
}

/** Upside down, so that it fills from the sill. */
function Post({ ref, label }: { ref: Ref<SVGRectElement>; label: string }) {
  return (
    <div className="voice-post" aria-hidden="true">
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" focusable="false">
        <rect ref={ref} width="10" height="0" transform="translate(0 100) scale(1 -1)" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
