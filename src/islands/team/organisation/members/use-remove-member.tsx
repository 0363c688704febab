import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { tellingName } from "#src/islands/team/organisation/telling-name.ts";
import { useState } from "react";
import { withoutMember } from "./with-member.ts";

/** Removes members, after asking: one question for the whole list. */
export function useRemoveMember({ id, members }: Organisation) {
  const utils = trpc.useUtils();
  const [member, setMember] = useState<OrganisationMember | null>(null);
  const name = member === null ? "this member" : tellingName(member, members);
  const { ask, question } = useAskedAction(trpc.organisation.removeMember.useMutation(), {
    onDone: (_, { userId }) => {
      utils.organisation.get.setData({ id }, (now) => now && withoutMember(now, userId));
      // Their seat may be someone else's now.
      void utils.organisation.get.invalidate({ id });
      showToast({ title: `${name} is removed` });
    },
  });
  return {
    ask: (asked: OrganisationMember) => {
      setMember(asked);
      ask({ id, userId: asked.userId });
    },
    question: (
      <AskFirst
        {...question}
        title={`Remove ${name}?`}
        keepLabel="Keep them"
        goLabel={`Remove ${name}`}
        busyLabel="Removing…"
        failure="They weren’t removed"
      >
        <p>
          Team rounds that are running go on without them. What colleagues have picked for them there is
          erased, and what they picked for colleagues stays.
        </p>
        {member !== null && leads(member.role) && <p>Their seat is free for someone else.</p>}
        <p>They keep their account and their windows. We’ll email them about it.</p>
      </AskFirst>
    ),
  };
}
