import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast, showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { useFocusLeftBehind } from "#src/islands/kit/browser/use-focus-left-behind.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { type WorkshopStep, hasReached } from "#src/shared/workshop/steps.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";

interface EndWorkshopProps {
  workshop: Workshop;
  step: WorkshopStep;
  onEnded: (workshop: Workshop) => void;
}

/** The end of the evening, and of everything that it leaves. */
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
            <LocalDate iso={workshop.erasedAt} />
            {workshop.hasPicture ? ", and the picture stays with you." : "."}
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
  const { id, organisationId, isErased, erasedAt, hasPicture } = workshop;
  const { ask, question } = useConfirmedAction(trpc.workshop.erase.useMutation(), {
    leaves: true,
    onDone: () => {
      showToastOnNextPage("The workshop is deleted");
      location.assign(
        organisationId === null ? paths.dashboardFacilitator() : teamPaths.team(organisationId),
      );
    },
  });
  return (
    <>
      <Button look="quiet" onClick={() => ask({ workshopId: id })}>
        Delete the workshop
      </Button>
      <ConfirmDialog
        {...question}
        title="Delete the workshop?"
        cancelLabel="Keep it"
        confirmLabel="Delete it for good"
        busyLabel="Deleting…"
        failure="Nothing is deleted"
      >
        {!isErased && <p>Everyone’s window goes. Links that people sent themselves stop working.</p>}
        {hasPicture && <p>The picture of the group goes, too. Download its files first if you need them.</p>}
        {!isErased && (
          <p>
            If you do nothing, everything about your guests is erased on <LocalDate iso={erasedAt} />, and
            only the picture stays.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
