import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { calledLeads } from "#src/shared/sharing/leads.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { useSharingUpdate } from "./use-sharing.ts";

interface LeaveProgrammeProps {
  surveyId: string;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** Ends the facilitator's access, after saying what ends and what stays. */
export function LeaveProgramme({ surveyId, facilitator }: LeaveProgrammeProps) {
  const { programme, isWaitingForMeeting } = facilitator;
  const { everyone, s } = calledLeads(facilitator);
  const update = useSharingUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.sharing.leave.useMutation(), {
    onDone: (sharing) => {
      update(sharing);
      showToast({ title: "You’ve left the programme" });
    },
  });
  return (
    <>
      <p>
        <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
          Leave this programme
        </Button>
      </p>
      <AskFirst
        {...question}
        title={`Leave “${programme}”?`}
        keepLabel="Stay"
        goLabel="Leave the programme"
        busyLabel="Leaving…"
        failure="You’re still in the programme"
      >
        <p>
          {everyone} stop{s} seeing your round at once: how far you are, how many people have answered, and
          whatever you shared. You can’t rejoin with the same invitation.
        </p>
        <p>
          The round, its answers and its results stay yours.
          {isWaitingForMeeting && " You can then open the window yourself."}
        </p>
        <p>
          Group pictures made before now still count you, without your name. {everyone} may keep private
          notes.
        </p>
      </AskFirst>
    </>
  );
}
