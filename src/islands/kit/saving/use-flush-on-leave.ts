import { useEffect } from "react";
import type { AutoSave } from "./auto-save.ts";

/** Saves what still waits when the network comes back, and when someone closes the tab before then. */
export function useFlushOnLeave(saver: AutoSave): void {
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
