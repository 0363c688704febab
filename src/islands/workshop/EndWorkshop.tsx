import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { useFocusLeftBehind } from "#src/islands/kit/browser/use-focus-left-behind.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";

interface EndWorkshopProps {
  workshop: Workshop;
  onEnded: (workshop: Workshop) => void;
}

export function EndWorkshop({ workshop, onEnded }: EndWorkshopProps) {
  useFocusLeftBehind();
  const areOpen = hasReached(workshop.step, "open");
  return (
    <ConfirmedButton
      label="End the workshop"
      mutation={trpc.workshop.move.useMutation()}
      input={{ workshopId: workshop.id, step: "ended" }}
      onDone={onEnded}
      news="The workshop is over"
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
    </ConfirmedButton>
  );
}

/** Where workshops are listed: a team's on its page, others on the facilitator's dashboard. */
export const listOf = ({ organisationId }: Workshop): string =>
  organisationId === null ? paths.dashboardFacilitator() : teamPaths.team(organisationId);

/** Deletes everything that it leaves. */
export function EraseWorkshop({ workshop }: { workshop: Workshop }) {
  const { id, isErased, erasedAt, hasPicture } = workshop;
  return (
    <ConfirmedButton
      label="Delete the workshop"
      button={{ look: "quiet" }}
      mutation={trpc.workshop.erase.useMutation()}
      input={{ workshopId: id }}
      leaves
      onDone={() => {
        showToastOnNextPage("The workshop is deleted");
        location.assign(listOf(workshop));
      }}
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
          If you do nothing, everything about your guests is erased on <LocalDate iso={erasedAt} />, and only
          the picture stays.
        </p>
      )}
    </ConfirmedButton>
  );
}
