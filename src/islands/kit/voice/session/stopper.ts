import type { TalkEnding } from "#src/islands/kit/voice/state/talk-state.ts";

/** Collects what may end a talk from this side: the person, a limit, a lost microphone. The first reason counts. */
export interface Stopper {
  readonly stop: (ending: TalkEnding) => void;
  /** Stops for `ending` once so many ms have passed. @returns how to take it back */
  readonly stopAfter: (ms: number, ending: TalkEnding) => () => void;
  /** Null while there's none. */
  readonly reason: () => TalkEnding | null;
  readonly stopped: Promise<TalkEnding>;
  /** No limit counts any more. */
  readonly close: () => void;
}

export function createStopper(signal: AbortSignal | undefined): Stopper {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let reason: TalkEnding | null = null;
  let resolve: (ending: TalkEnding) => void = () => undefined;
  const stopped = new Promise<TalkEnding>((settle) => {
    resolve = settle;
  });
  const stop = (ending: TalkEnding) => {
    reason ??= ending;
    resolve(reason);
  };
  const stopForSignal = () => stop({ by: "person" });
  if (signal?.aborted) stopForSignal();
  signal?.addEventListener("abort", stopForSignal);
  return {
    stop,
    stopAfter: (ms, ending) => {
      const timer = setTimeout(() => stop(ending), ms);
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    reason: () => reason,
    stopped,
    close: () => {
      signal?.removeEventListener("abort", stopForSignal);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
