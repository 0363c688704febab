/** Sound comes in pieces, and the library says "listening" in each gap of a few milliseconds. */
const settleMs = 150;

export interface ModeKeeper {
  readonly set: (mode: "listening" | "speaking") => void;
  /** The coach was interrupted: there's no gap to wait for. */
  readonly interrupt: () => void;
  readonly close: () => void;
}

/** Whose turn it is, without flicker: "speaking" at once, "listening" once it has lasted. */
export function createModeKeeper(changed: (mode: "listening" | "speaking") => void): ModeKeeper {
  let shown: "listening" | "speaking" = "listening";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (mode: typeof shown) => {
    clearTimeout(timer);
    if (mode === shown) return;
    shown = mode;
    changed(mode);
  };
  return {
    set: (mode) => {
      clearTimeout(timer);
      if (mode === "speaking") show(mode);
      else timer = setTimeout(() => show(mode), settleMs);
    },
    interrupt: () => show("listening"),
    close: () => clearTimeout(timer),
  };
}
