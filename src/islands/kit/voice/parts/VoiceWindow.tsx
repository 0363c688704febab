import type { ReactNode } from "react";
import type { VoiceLevels } from "#src/islands/kit/voice/session/talk.ts";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { useLevel } from "./use-level.ts";

interface VoiceWindowProps {
  levels: () => VoiceLevels;
  isRunning: boolean;
  /** A window; an empty one unless given. */
  children?: ReactNode;
}

/** Both voices, drawn as the posts of a window: yours on the left, the coach's on the right. They fill as each speaks. */
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
