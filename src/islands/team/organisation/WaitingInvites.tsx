import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { ReceivedOrgInvites } from "#src/islands/kit/organisation/ReceivedOrgInvites.tsx";
import type { ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";

interface WaitingInvitesProps {
  initial: readonly ReceivedOrgInvite[] | null;
  enabled: boolean;
}

/** Invitations that wait for the person; nothing where there are none. */
export function WaitingInvites({ initial, enabled }: WaitingInvitesProps) {
  const { data } = trpc.organisation.received.useQuery(undefined, {
    enabled,
    ...fromPage(initial && [...initial]),
  });
  return data === undefined ? null : <ReceivedOrgInvites invites={data} />;
}
