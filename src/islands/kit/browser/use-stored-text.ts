import { useSyncExternalStore } from "react";
import type { TextStore } from "./browser-storage.ts";

/** A text that outlives a reload, as state. The server's HTML is drawn without it. */
export function useStoredText(store: TextStore, key: string): string | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => null,
  );
}
