import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import type { Invitation } from "#src/shared/invitation/invitation.output.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

/** Withdraws invitations to a round, after asking: one question for the whole list. */
export function useRevokeInvitations(surveyId: string) {
  const { list } = trpc.useUtils().invitation;
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { ask, question } = useAskedAction(useMutation({ mutationFn: revoke }), {
    onDone: (_, { invitationId }) => {
      void list.cancel({ surveyId });
      list.setData({ surveyId }, (invitations) => invitations?.filter(({ id }) => id !== invitationId));
      showToast({ title: "The invitation is withdrawn" });
    },
  });
  return {
    takeBack: (asked: Invitation) => {
      setInvitation(asked);
      ask({ surveyId, invitationId: asked.id });
    },
    question: (
      <AskFirst
        {...question}
        title="Withdraw the invitation?"
        keepLabel="Keep it"
        goLabel="Withdraw it"
        busyLabel="Withdrawing…"
        failure="The invitation wasn’t withdrawn"
      >
        <p className="wrap-anywhere">{invitation?.email}</p>
        <p>Their link stops working. If they’ve already answered, their answer stays, and you can’t tell.</p>
      </AskFirst>
    ),
  };
}

/** One that is gone already, from another tab perhaps, counts as withdrawn. */
async function revoke(invitation: { surveyId: string; invitationId: string }): Promise<void> {
  try {
    await api.invitation.revoke.mutate(invitation);
  } catch (error) {
    if (errorStatus(error) !== 404) throw error;
  }
}
