import { leaveDeleted } from "#src/islands/facilitator/programme/leave-deleted.ts";
import { useProgrammeUpdate } from "#src/islands/facilitator/programme/use-programme-update.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { Facilitator, Programme } from "#src/shared/programme/programme.output.ts";
import { useState } from "react";

/** Takes someone off a programme, or the reader themselves, after asking: one question for the whole list. */
export function useRemoveFacilitator(programme: Programme) {
  const { id: faId, title, facilitators } = programme;
  const update = useProgrammeUpdate();
  const [asked, setAsked] = useState<Facilitator | null>(null);
  const name = asked?.name ?? "them";
  const isYou = asked?.isYou === true;
  const { ask, question } = useAskedAction(trpc.programme.removeFacilitator.useMutation(), {
    leaves: isYou,
    onDone: (_, { userId }) => {
      if (isYou) {
        leaveDeleted(`You don’t lead “${title}” any more`);
        return;
      }
      update({ ...programme, facilitators: facilitators.filter((one) => one.userId !== userId) });
      showToast({ title: `${name} doesn’t lead this programme any more` });
    },
  });
  return {
    remove: (one: Facilitator) => {
      setAsked(one);
      ask({ faId, userId: one.userId });
    },
    question: (
      <AskFirst
        {...question}
        title={isYou ? `Step out of “${title}”?` : `Remove ${name}?`}
        keepLabel={isYou ? "Stay" : "Keep them"}
        goLabel={isYou ? "Step out" : `Remove ${name}`}
        busyLabel={isYou ? "Stepping out…" : "Removing…"}
        failure={isYou ? "You still lead it" : "They still lead it"}
      >
        {isYou ? (
          <p>You’ll stop seeing the programme and its clients at once. Your notes on them are deleted.</p>
        ) : (
          <p>
            {name} stops seeing the programme and its clients at once. Their notes on clients are deleted.
            Yours stay.
          </p>
        )}
        <p>Clients find it in the list of what they agreed to.</p>
      </AskFirst>
    ),
  };
}
