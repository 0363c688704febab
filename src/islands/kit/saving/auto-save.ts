/** What has become of the newest text. */
export type SaveState = "saved" | "saving" | "trying" | "refused";

interface AutoSaveOptions {
  readonly save: (text: string) => Promise<unknown>;
  /** Whether trying again is in vain: the server has read the text and won't take it. */
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

/**
 * Saves a text while it is being written: one call at a time, always the newest text, again after a failure. Two calls at once could
 * overtake each other, and the older text would win.
 */
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
