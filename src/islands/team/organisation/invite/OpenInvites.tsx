import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { OpenInvite, Organisation } from "#src/shared/organisation/organisation.output.ts";
import { useRef, useState } from "react";
import { OpenInviteRow } from "./OpenInviteRow.tsx";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";

/** Withdraws invitations, after asking: one question for the whole list. */
function useRevokeInvite(organisationId: string) {
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

interface OpenInvitesProps {
  organisation: Organisation;
  /** null where the page did not bring them along. */
  initial: readonly OpenInvite[] | null;
}

/** Invitations that wait for a reply. */
export function OpenInvites({ organisation, initial }: OpenInvitesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusHeir(heading);
  const query = trpc.organisation.invites.useQuery(
    { id: organisation.id },
    fromPage(initial && [...initial]),
  );
  return (
    <section className="grid gap-4" aria-labelledby="open-invites" {...focusWatch}>
      <h2 id="open-invites" ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      {query.data ? (
        <InviteRows organisation={organisation} invites={query.data} />
      ) : query.error === null ? (
        <Skeleton label="Loading open invitations" />
      ) : (
        <LoadFailed
          what="Open invitations"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}

/** More than that is looked for, not read. */
const shownAtFirst = 20;

interface InviteRowsProps {
  organisation: Organisation;
  invites: readonly OpenInvite[];
}

function InviteRows({ organisation: { id, isActive }, invites }: InviteRowsProps) {
  const { shown, refAt, showAll } = useCutList(invites, shownAtFirst);
  const { ask, question } = useRevokeInvite(id);
  return (
    <>
      {invites.length === 0 ? (
        <p className="text-muted">Nobody who was invited still has to reply.</p>
      ) : (
        <ul className="border-b border-hair" aria-label="Open invitations">
          {shown.map((invite, place) => (
            <OpenInviteRow
              key={invite.id}
              organisationId={id}
              invite={invite}
              canSend={isActive}
              itemRef={refAt(place)}
              onRevoke={ask}
            />
          ))}
        </ul>
      )}
      {shown.length < invites.length && (
        <p>
          <Button onClick={showAll}>Show all {invites.length} invitations</Button>
        </p>
      )}
      {question}
    </>
  );
}
