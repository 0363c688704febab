import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useHydrated } from "#src/islands/kit/browser/use-hydrated.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { progressText, isFinal, autoSave, useFlushOnLeave } from "#src/islands/kit/saving.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { localStore, storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import { useEffect, useState } from "react";
import type { ClientData } from "./Insights.tsx";

/** Saves notes as they're typed. This browser keeps a copy until then. The last tab wins. */
function NotesField({ clientId, saved }: { clientId: string; saved: string }) {
  const key = storeKey(`notes.${clientId}`);
  const { mutateAsync } = trpc.clientResult.saveNotes.useMutation();
  // Read once: a copy that another tab writes meanwhile must not change the text under the reader's hands.
  const [copy] = useState(() => localStore.read(key));
  const [edited, setEdited] = useState<string | null>(null);
  const [progress, setProgress] = useState("");
  // Text typed before the script runs would be lost.
  const isHydrated = useHydrated();

  const [saver] = useState(() =>
    autoSave({
      save: (text) => mutateAsync({ clientId, text }),
      isFinal,
      onState: (state, text, error) => {
        if (state === "saved" && localStore.read(key) === text) localStore.write(key, null);
        setProgress(progressText(state, state === "refused" ? errorText(error) : null));
      },
    }),
  );
  useEffect(() => {
    // Left over from a visit whose last words didn't reach the server.
    if (copy !== null) saver.change(copy);
  }, [copy, saver]);
  useFlushOnLeave(saver);

  return (
    <div className="grid gap-2">
      <TextAreaField
        label="What to remember, for you alone"
        rows={10}
        maxLength={programmeLimits.notesMaxLength}
        readOnly={!isHydrated}
        value={edited ?? (isHydrated ? (copy ?? saved) : saved)}
        onChange={({ currentTarget: { value } }) => {
          setEdited(value);
          localStore.write(key, value);
          saver.change(value);
        }}
        onBlur={saver.flush}
        hint="We save as you type. Your client knows you may take notes, and can’t read them."
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {progress}
      </p>
    </div>
  );
}

/** The facilitator's own notes on a client. They stay whatever the client shares. */
export function Notes({ clientId, initial }: { clientId: string; initial: ClientData["notes"] | null }) {
  const query = trpc.clientResult.notes.useQuery({ clientId }, fromPage(initial));
  return (
    <section id="notes" className="grid scroll-mt-4 content-start gap-4" aria-labelledby="notes-title">
      <h2 id="notes-title">Your notes</h2>
      {query.data ? (
        <NotesField clientId={clientId} saved={query.data.text} />
      ) : (
        <NotLoaded query={query} what="Your notes" loading="Loading your notes" />
      )}
    </section>
  );
}
