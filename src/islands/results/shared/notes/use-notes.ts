import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { lasting, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { autoSave, type SaveState } from "#src/islands/kit/saving/auto-save.ts";
import { isFinal } from "#src/islands/kit/saving/save-progress.ts";
import { useFlushOnLeave } from "#src/islands/kit/saving/use-flush-on-leave.ts";
import { useEffect, useState } from "react";

/**
 * The facilitator's notes on a client, saved as they type. Until the server has them, a copy stays in this browser: a reload or a lost
 * network takes nothing away. Of two tabs, the last to write wins.
 */
export function useNotes(clientId: string, saved: string) {
  const key = storeKey(`notes.${clientId}`);
  const { mutateAsync } = trpc.clientResult.saveNotes.useMutation();
  // Read once: a copy that another tab writes meanwhile must not change the text under the reader's hands.
  const [copy] = useState(() => lasting.read(key));
  const [edited, setEdited] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ state: SaveState; problem: string | null } | null>(null);
  const isHydrated = useHydrated();

  const [saver] = useState(() =>
    autoSave({
      save: (text) => mutateAsync({ clientId, text }),
      isFinal,
      onState: (state, text, error) => {
        if (state === "saved" && lasting.read(key) === text) lasting.write(key, null);
        setProgress({ state, problem: state === "refused" ? errorText(error) : null });
      },
    }),
  );
  useEffect(() => {
    // Left over from a visit whose last words didn't reach the server.
    if (copy !== null) saver.change(copy);
  }, [copy, saver]);
  useFlushOnLeave(saver);

  return {
    text: edited ?? (isHydrated ? (copy ?? saved) : saved),
    progress,
    write: (text: string) => {
      setEdited(text);
      lasting.write(key, text);
      saver.change(text);
    },
    saveNow: saver.flush,
  };
}
