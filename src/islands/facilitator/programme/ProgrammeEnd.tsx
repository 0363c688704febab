import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { useRef } from "react";
import { leaveDeleted } from "./leave-deleted.ts";
import { useProgrammeUpdate } from "./use-programme-update.ts";

/** Ending a programme: closing keeps everything, deleting keeps nothing of the facilitator's. */
export function ProgrammeEnd({ programme }: { programme: Programme }) {
  const section = useRef<HTMLElement>(null);
  const focusWatch = useFocusHeir(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="flex flex-wrap gap-x-6 gap-y-3"
      aria-label="End the programme"
      {...focusWatch}
    >
      {programme.status === "running" && <CloseProgramme programme={programme} />}
      <DeleteProgramme programme={programme} />
    </section>
  );
}

function CloseProgramme({ programme: { id } }: { programme: Programme }) {
  const update = useProgrammeUpdate();
  const { ask, question } = useAskedAction(trpc.programme.close.useMutation(), {
    onDone: (closed) => {
      update(closed);
      showToast({ title: "The programme is closed" });
    },
  });
  return (
    <>
      <Button onClick={() => ask({ faId: id })}>Close the programme</Button>
      <AskFirst
        {...question}
        title="Close the programme?"
        keepLabel="Keep it running"
        goLabel="Close the programme"
        busyLabel="Closing…"
        failure="The programme is still running"
        destroys={false}
      >
        <p>Nobody new can join, and we won’t remind or nudge anyone. You can’t open it again.</p>
        <p>Your clients’ rounds go on. You’ll still see what they share with you.</p>
      </AskFirst>
    </>
  );
}

function DeleteProgramme({ programme: { id, title, clientCount } }: { programme: Programme }) {
  const { ask, question } = useAskedAction(trpc.programme.delete.useMutation(), {
    leaves: true,
    onDone: () => leaveDeleted("The programme is deleted"),
  });
  return (
    <>
      <Button look="quiet" className="-ms-3" onClick={() => ask({ faId: id })}>
        Delete the programme
      </Button>
      <AskFirst
        {...question}
        title={`Delete “${title}”?`}
        keepLabel="Keep it"
        goLabel="Delete it for good"
        busyLabel="Deleting…"
        failure="The programme wasn’t deleted"
      >
        <p>
          Your notes and its group pictures go, and you’ll no longer see any of its clients’ results. This
          can’t be undone.
        </p>
        {clientCount > 0 && <p>Your clients keep their rounds, with every answer in them.</p>}
      </AskFirst>
    </>
  );
}
