import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast, showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { useFocusLeftBehind } from "#src/islands/team/use-focus-left-behind.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { type WorkshopStep, hasReached } from "#src/shared/workshop/steps.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";

interface EndWorkshopProps {
  workshop: Workshop;
  step: WorkshopStep;
  onEnded: (workshop: Workshop) => void;
}

/** The end of the evening, and of everything that it left. */
export function EndWorkshop({ workshop, step, onEnded }: EndWorkshopProps) {
  return (
    <>
      {step !== "ended" && <End workshop={workshop} step={step} onEnded={onEnded} />}
      <Erase workshop={workshop} />
    </>
  );
}

function End({ workshop, step, onEnded }: EndWorkshopProps) {
  useFocusLeftBehind();
  const { ask, question } = useConfirmedAction(trpc.workshop.move.useMutation(), {
    onDone: (next) => {
      onEnded(next);
      showToast({ title: "The workshop is over" });
    },
  });
  const areOpen = hasReached(step, "open");
  return (
    <>
      <Button onClick={() => ask({ workshopId: workshop.id, step: "ended" })}>End the workshop</Button>
      <ConfirmDialog
        {...question}
        title="End the workshop?"
        cancelLabel="Go on"
        confirmLabel="End it"
        busyLabel="Ending…"
        failure="The workshop goes on"
        isDestructive={!areOpen}
      >
        {areOpen ? (
          <p>
            Nothing more can be changed after that. Windows can be read until{" "}
            <LocalDate iso={workshop.erasedAt} />.
          </p>
        ) : (
          <p>
            Windows aren’t open yet, so nobody will get one. What was picked so far is erased. This can’t be
            undone.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

function Erase({ workshop }: { workshop: Workshop }) {
  const { ask, question } = useConfirmedAction(trpc.workshop.erase.useMutation(), {
    leaves: true,
    onDone: () => {
      showToastOnNextPage("The workshop is erased");
      location.assign(teamPaths.team(workshop.organisation.id));
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => ask({ workshopId: workshop.id })}>
        Erase everything now
      </Button>
      <ConfirmDialog
        {...question}
        title="Erase everything now?"
        cancelLabel="Keep it"
        confirmLabel="Erase it for good"
        busyLabel="Erasing…"
        failure="Nothing is erased"
      >
        <p>Everyone’s window goes, and the team picture. Links that people sent themselves stop working.</p>
        <p>
          If you do nothing, that happens on <LocalDate iso={workshop.erasedAt} />.
        </p>
      </ConfirmDialog>
    </>
  );
}
