import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { OpenInvite } from "#src/shared/organisation/organisation.output.ts";
import { useState } from "react";

/** Withdraws invitations, after asking: one question for the whole list. */
export function useRevokeInvite(organisationId: string) {
  const utils = trpc.useUtils();
  const [email, setEmail] = useState("");
  const { ask, question } = useAskedAction(trpc.organisation.revokeInvite.useMutation(), {
    onDone: (_, { inviteId }) => {
      utils.organisation.invites.setData({ id: organisationId }, (now) =>
        now?.filter(({ id }) => id !== inviteId),
      );
      showToast({ title: `The invitation to ${email} is withdrawn` });
    },
  });
  return {
    ask: (invite: OpenInvite) => {
      setEmail(invite.email);
      ask({ id: organisationId, inviteId: invite.id });
    },
    question: (
      <AskFirst
        {...question}
        title="Withdraw the invitation?"
        keepLabel="Keep it"
        goLabel="Withdraw it"
        busyLabel="Withdrawing…"
        failure="The invitation still works"
      >
        <p className="wrap-anywhere">
          The link in the email to {email} stops working. We don’t tell them. You can invite them again later.
        </p>
      </AskFirst>
    ),
  };
}
