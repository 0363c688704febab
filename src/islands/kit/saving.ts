import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { useEffect } from "react";

/** The state of the newest text. */
export type SaveState = "saved" | "saving" | "trying" | "refused";

interface AutoSaveOptions {
  readonly save: (text: string) => Promise<unknown>;
  /** Whether retrying is pointless: the server has refused the text. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onState: (state: SaveState, text: string, error?: unknown) => void;
}

export interface AutoSave {
  /** Saves a text once it has been left alone for a moment. */
  readonly change: (text: string) => void;
  /** Saves what is still waiting, now. */
  readonly flush: () => void;
  /** Resolves once no call is under way. */
  readonly settled: () => Promise<void>;
  /** Forgets what is waiting. */
  readonly stop: () => void;
}

export const settleMs = 800;
const retryMs = [2_000, 5_000, 15_000, 30_000] as const;

/** Saves a text as it's typed, with one call at a time, so that an older text can't overtake a newer one. */
export function autoSave({ save, isFinal, onState }: AutoSaveOptions): AutoSave {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let call: Promise<unknown> = Promise.resolve();
  let failures = 0;

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  const noteSaved = (text: string) => {
    failures = 0;
    if (waiting === text) waiting = null;
    if (waiting === null) onState("saved", text);
    else plan(settleMs);
  };

  const noteFailure = (text: string, error: unknown) => {
    const isOver = isFinal(error) && waiting === text;
    if (isOver) waiting = null;
    else plan(retryMs[Math.min(failures, retryMs.length - 1)] ?? settleMs);
    failures += 1;
    onState(isOver ? "refused" : "trying", text, error);
  };

  async function send(): Promise<void> {
    const text = waiting;
    if (isSaving || text === null) return;
    isSaving = true;
    try {
      call = save(text);
      await call;
      isSaving = false;
      noteSaved(text);
    } catch (error) {
      isSaving = false;
      noteFailure(text, error);
    }
  }

  return {
    change: (text) => {
      waiting = text;
      onState("saving", text);
      if (!isSaving) plan(settleMs);
    },
    flush: () => {
      clearTimeout(timer);
      void send();
    },
    settled: () =>
      call.then(
        () => undefined,
        () => undefined,
      ),
    stop: () => {
      clearTimeout(timer);
      waiting = null;
    },
  };
}

/** Whether a retry is pointless: the server has refused it. A rate limit isn't a refusal. */
export function isFinal(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== null && status >= 400 && status < 500 && status !== 429;
}

/** What is said of a text that is saved as it's written. `problem`: why it was refused. */
export function progressText(state: SaveState, problem: string | null): string {
  switch (state) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving…";
    case "trying":
      return "Not saved yet, trying again. This browser keeps a copy.";
    case "refused":
      return ["Not saved.", problem, "This browser keeps a copy."].filter(Boolean).join(" ");
  }
}

/** Saves what still waits when the network comes back, and when someone closes the tab before then. */
export function useFlushOnLeave(saver: Pick<AutoSave, "flush" | "stop">): void {
  useEffect(() => {
    addEventListener("online", saver.flush);
    addEventListener("pagehide", saver.flush);
    return () => {
      saver.stop();
      removeEventListener("online", saver.flush);
      removeEventListener("pagehide", saver.flush);
    };
  }, [saver]);
}
