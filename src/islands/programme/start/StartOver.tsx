import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useState } from "react";

/** Throws the draft away, once someone has said that they mean it. */
export function StartOver({ onGo }: { onGo: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hair pt-4">
      <p className="text-sm text-muted">Your draft is saved in this browser as you type.</p>
      <Button look="quiet" className="-mx-3" onClick={() => setOpen(true)}>
        Start over
      </Button>
      <AskFirst
        open={isOpen}
        title="Start over?"
        keepLabel="Keep my draft"
        goLabel="Discard it"
        busyLabel="Discarding…"
        isBusy={false}
        problem={null}
        failure=""
        onKeep={() => setOpen(false)}
        onGo={() => {
          setOpen(false);
          onGo();
        }}
      >
        <p>This clears what you’ve entered here, including the list of people. Nothing has been sent.</p>
      </AskFirst>
    </div>
  );
}
